import { ACCESS_NOTES } from "@/lib/api/access-notes";
import type { Endpoint } from "@/lib/http/endpoint";
import { ERROR_STATUS } from "@/lib/http/error-codes";
import { possibleErrors } from "@/lib/http/possible-errors";
import { RATE_CLASSES } from "@/lib/http/rate-limit/rate-classes";
import { toJsonSchema } from "@/lib/schema/json-schema";

/** One endpoint: what it does, what it takes, what it answers, and a line to try it. */
export function EndpointCard({ endpoint, origin }: { readonly endpoint: Endpoint; readonly origin: string }) {
  const { requests, windowSeconds } = RATE_CLASSES[endpoint.rateClass];
  return (
    <section
      id={endpoint.id}
      aria-labelledby={`${endpoint.id}-title`}
      className="mt-16 border-t border-text pt-5"
    >
      <p className="font-mono text-sm break-all">
        <span className="mr-3 text-accent">{endpoint.method}</span>
        {endpoint.path}
      </p>
      <h2 id={`${endpoint.id}-title`} className="mt-2 text-2xl font-medium">
        {endpoint.summary}
      </h2>
      {endpoint.description && <p className="mt-2 max-w-3xl text-quiet">{endpoint.description}</p>}
      {ACCESS_NOTES[endpoint.access ?? "public"] && (
        <p className="mt-2 max-w-3xl text-quiet">{ACCESS_NOTES[endpoint.access ?? "public"]}</p>
      )}
      {endpoint.params && <Fields title="Path" schema={toJsonSchema(endpoint.params)} />}
      {endpoint.query && <Fields title="Query" schema={toJsonSchema(endpoint.query)} />}
      {endpoint.body && <Fields title="Body" schema={toJsonSchema(endpoint.body.schema)} />}
      {endpoint.upload && (
        <p className="mt-6 max-w-3xl text-sm">
          <span className="text-quiet">{endpoint.body ? "Or a form with" : "A form with"} </span>
          <span className="font-mono">file</span>: {endpoint.upload.description}
        </p>
      )}
      <dl className="mt-6 grid gap-x-8 gap-y-2 text-sm sm:grid-cols-[8rem_1fr]">
        <dt className="text-quiet">Answers</dt>
        <dd>
          {Object.entries(endpoint.replies).map(([status, reply]) => (
            <p key={status}>
              <span className="font-mono">{status}</span> {reply.description}
            </p>
          ))}
        </dd>
        <dt className="text-quiet">Errors</dt>
        <dd className="font-mono text-xs leading-6 [overflow-wrap:anywhere]">
          {possibleErrors(endpoint)
            .map((code) => `${ERROR_STATUS[code]} ${code}`)
            .join(" · ")}
        </dd>
        <dt className="text-quiet">Limit</dt>
        <dd>
          {requests} in {windowSeconds} s per address ({endpoint.rateClass})
        </dd>
      </dl>
      <h3 className="sr-only">Try it</h3>
      <pre className="mt-6 whitespace-pre-wrap break-all rounded-lg border border-line bg-surface p-4 font-mono text-xs">
        {curlOf(endpoint, origin)}
      </pre>
    </section>
  );
}

interface Property {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly default?: unknown;
  readonly description?: string;
}

function Fields({ title, schema }: { readonly title: string; readonly schema: Record<string, unknown> }) {
  const properties = Object.entries((schema.properties ?? {}) as Record<string, Property>);
  const required = new Set((schema.required ?? []) as string[]);
  if (properties.length === 0) return null;
  return (
    <>
      <h3 className="mt-6 text-sm text-quiet">{title}</h3>
      <dl className="mt-2 grid gap-x-8 text-sm sm:grid-cols-[14rem_1fr]">
        {properties.map(([name, property]) => (
          <div key={name} className="contents">
            <dt className="border-t border-line pt-2 font-mono break-all">
              {name}
              {required.has(name) && <span className="ml-2 font-sans text-xs text-accent">required</span>}
            </dt>
            <dd className="min-w-0 pb-2 [overflow-wrap:anywhere] sm:border-t sm:border-line sm:pt-2">
              {property.description} <span className="text-quiet">{rangeOf(property)}</span>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function rangeOf({ type, enum: values, minimum, maximum, default: preset }: Property): string {
  return [
    values ? values.slice(0, 12).join(", ") + (values.length > 12 ? ", …" : "") : type,
    minimum !== undefined && maximum !== undefined && Math.abs(maximum) < 1e9
      ? `${minimum} to ${maximum}`
      : undefined,
    preset !== undefined ? `default ${JSON.stringify(preset)}` : undefined,
  ]
    .filter(Boolean)
    .join("; ");
}

function curlOf(endpoint: Endpoint, origin: string): string {
  const url = `${origin}${endpoint.path}`;
  const method =
    endpoint.method === "GET" || endpoint.body || endpoint.upload ? "" : ` -X ${endpoint.method}`;
  if (endpoint.upload) return `curl ${url} -b cookies.txt -F file=@picture.png`;
  if (!endpoint.body) return `curl ${url}${method}`;
  const example = JSON.stringify(endpoint.body.example ?? {});
  return `curl ${url} -H 'Content-Type: application/json' -d '${example}'`;
}
