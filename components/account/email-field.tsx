import { TextField } from "@/components/ui/text-field";

/** The field `email` of a form; browsers fill in the person's own. */
export const EmailField = (props: { readonly label?: string; readonly hint?: string }) => (
  <TextField
    label={props.label ?? "E-mail"}
    name="email"
    type="email"
    autoComplete="username"
    required
    maxLength={254}
    hint={props.hint}
  />
);
