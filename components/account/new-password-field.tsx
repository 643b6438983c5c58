import { TextField } from "@/components/ui/text-field";

/** The field `password` of a form in which one is chosen: what the identity takes. */
export const NewPasswordField = (props: { readonly label: string; readonly hint: string }) => (
  <TextField
    label={props.label}
    name="password"
    type="password"
    autoComplete="new-password"
    required
    minLength={8}
    maxLength={72}
    hint={props.hint}
  />
);
