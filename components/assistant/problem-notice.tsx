import type { ChatProblem } from "./conversation";

/** Why there is no answer, or not all of it. */
export function ProblemNotice({ problem }: { readonly problem: ChatProblem }) {
  return (
    <p role="alert" className="border-l-2 border-danger pl-2 text-danger wrap-break-word">
      {problem.text}
    </p>
  );
}
