/** What every control of an inspector is given. */
export interface ControlProps<Value> {
  readonly label: string;
  /** What it does, for whoever points at it. */
  readonly description?: string | undefined;
  readonly value: Value;
  /** Double click on the label goes back to it. */
  readonly fallback?: Value | undefined;
  readonly disabled?: boolean | undefined;
  /** A value that counts: one undo step. */
  readonly onChange: (value: Value) => void;
  /** A value on the way to one that counts, as while a slider is dragged; {@link onSettle} ends it. Without it they all count. */
  readonly onLive?: ((value: Value) => void) | undefined;
  readonly onSettle?: (() => void) | undefined;
}
