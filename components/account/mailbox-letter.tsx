/** A kept message, as the mailbox shows it. */
export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Epoch milliseconds. */
  readonly at: number;
}

const ADDRESS = /(https?:\/\/\S+)/;

/** One message: what, to whom, when, and its words with links that can be followed. */
export function MailboxLetter({ mail }: { readonly mail: Letter }) {
  const at = new Date(mail.at);
  const parts = mail.text.split(ADDRESS).map((part, index) => ({ part, index }));
  return (
    <li className="border-t border-line py-6">
      <article>
        <h2 className="text-lg">{mail.subject}</h2>
        <p className="mt-1 flex flex-wrap justify-between gap-x-4 text-sm text-quiet">
          <span className="break-all">To {mail.to}</span>
          <time dateTime={at.toISOString()}>{at.toLocaleString("en-GB")}</time>
        </p>
        <p className="mt-4 max-w-prose whitespace-pre-wrap break-words text-sm">
          {parts.map(({ part, index }) =>
            ADDRESS.test(part) ? (
              <a key={index} className="break-all underline hover:text-accent" href={part}>
                {part}
              </a>
            ) : (
              part
            ),
          )}
        </p>
      </article>
    </li>
  );
}
