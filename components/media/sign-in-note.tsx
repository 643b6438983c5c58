/** What somebody is told who is not signed in and wants to upload. The other tab keeps what is not saved here. */
export function SignInNote() {
  return (
    <p>
      Your own pictures are kept with your account.{" "}
      <a
        href="/sign-in"
        target="_blank"
        rel="noreferrer"
        className="underline underline-offset-2 hover:text-accent"
      >
        Sign in (opens a new tab)
      </a>
      , then choose the picture again.
    </p>
  );
}
