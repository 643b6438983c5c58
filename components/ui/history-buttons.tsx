import { Redo2, Undo2 } from "lucide-react";
import { toast } from "sonner";
import type { StepOf } from "@/lib/history";

/** A step as far as its name goes. */
type NamedStep = Pick<StepOf<unknown>, "label" | "origin">;

/** Which way one goes through what was done. */
export type Direction = "undo" | "redo";

const isOfMachine = ({ origin }: NamedStep) => origin === "agent" || origin === "assistant";

/** What a step is called where it can be undone: what was done, and by whom. */
const nameOf = (step: NamedStep): string =>
  isOfMachine(step) ? `${step.label} by the ${step.origin}` : step.label;

/** Says whose step was taken back or done again when it was not the person's, and when there was none. */
export function sayTakenBack(step: NamedStep | null, direction: Direction): void {
  if (!step) toast(direction === "undo" ? "There is nothing to undo." : "There is nothing to do again.");
  else if (isOfMachine(step)) toast(`${direction === "undo" ? "Took back" : "Did again"}: ${nameOf(step)}.`);
}

/** Buttons that undo and do again, named for what they would do. */
export function HistoryButtons(props: {
  /** The step that would be taken back; undefined for none. */
  readonly last: NamedStep | undefined;
  /** The step that would be done again; undefined for none. */
  readonly next: NamedStep | undefined;
  readonly disabled?: boolean;
  readonly className: string;
  readonly onGo: (direction: Direction) => void;
}) {
  const { last, next, disabled = false, className, onGo } = props;
  return (
    <>
      <button
        type="button"
        className={className}
        disabled={!last || disabled}
        aria-label={last ? `Undo: ${nameOf(last)}` : "Undo"}
        title={last ? `Undo: ${nameOf(last)}` : "Nothing to undo"}
        onClick={() => onGo("undo")}
      >
        <Undo2 size={16} aria-hidden />
      </button>
      <button
        type="button"
        className={className}
        disabled={!next || disabled}
        aria-label={next ? `Redo: ${nameOf(next)}` : "Redo"}
        title={next ? `Redo: ${nameOf(next)}` : "Nothing to do again"}
        onClick={() => onGo("redo")}
      >
        <Redo2 size={16} aria-hidden />
      </button>
    </>
  );
}
