/** What is shown where nothing is. */
export default function NotFound() {
  return (
    <main className="grid min-h-dvh content-center gap-4 px-5 sm:px-10">
      <h1 className="display text-4xl sm:text-6xl">There is nothing here</h1>
      <p className="text-lg text-quiet">
        Start from{" "}
        <a className="underline" href="/canvas">
          a poster
        </a>
        , read{" "}
        <a className="underline" href="/docs">
          the API
        </a>
        , or go{" "}
        <a className="underline" href="/">
          home
        </a>
        .
      </p>
    </main>
  );
}
