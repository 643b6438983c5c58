import type { ControlProps } from "./control";

/** The name of a control; a double click on it brings the default back. */
export function FieldLabel<Value>({
  htmlFor,
  label,
  description,
  fallback,
  disabled,
  onChange,
}: ControlProps<Value> & { readonly htmlFor: string }) {
  return (
    <label
      htmlFor={htmlFor}
      title={description}
      className="min-w-0 grow truncate text-xs text-quiet"
      onDoubleClick={() => {
        if (fallback !== undefined && !disabled) onChange(fallback);
      }}
    >
      {label}
    </label>
  );
}
