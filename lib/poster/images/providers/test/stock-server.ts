import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** What a stand-in for a provider is told to answer. */
export interface StockAnswer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** JSON, or text as it is. */
  readonly body?: unknown;
  /** Never answers. */
  readonly silent?: boolean;
}

/** A request as it came. */
export interface StockRequest {
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** A server that speaks for Unsplash, Pexels and Openverse, told apart by their paths. */
export interface StockServer {
  readonly origin: string;
  /** What came since it was last emptied. */
  readonly requests: StockRequest[];
  /** Answers by path; a path that is not here is 404. */
  readonly answers: Map<string, StockAnswer>;
  stop(): Promise<void>;
}

/** Starts one on a free port. */
export async function startStockServer(): Promise<StockServer> {
  const requests: StockRequest[] = [];
  const answers = new Map<string, StockAnswer>();
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://stock.test");
    requests.push({ path: pathname, query: Object.fromEntries(searchParams), headers: request.headers });
    const answer = answers.get(pathname) ?? { status: 404, body: { errors: ["no such thing"] } };
    if (answer.silent) return;
    const text = typeof answer.body === "string" ? answer.body : JSON.stringify(answer.body ?? {});
    response
      .writeHead(answer.status ?? 200, { "content-type": "application/json", ...answer.headers })
      .end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    answers,
    stop() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

/** Paths of the searches. */
export const PATHS = { unsplash: "/search/photos", pexels: "/v1/search", openverse: "/v1/images/" } as const;

/** A photograph as Unsplash describes it, cut to the fields that matter and some that do not. */
export const unsplashPhoto = (id: string, more: Record<string, unknown> = {}) => ({
  id,
  slug: `a-photo-${id}`,
  created_at: "2016-07-14T11:00:01Z",
  width: 5616,
  height: 3744,
  color: "#262640",
  blur_hash: "L~I64nofRjof",
  description: null,
  alt_description: "man in red jacket sitting on rock near lake",
  urls: {
    raw: `https://images.unsplash.com/photo-${id}?ixid=1`,
    full: `https://images.unsplash.com/photo-${id}?ixid=1&q=85`,
    regular: `https://images.unsplash.com/photo-${id}?ixid=1&w=1080&q=80`,
    small: `https://images.unsplash.com/photo-${id}?ixid=1&w=400&q=80`,
    thumb: `https://images.unsplash.com/photo-${id}?ixid=1&w=200&q=80`,
  },
  links: {
    self: `https://api.unsplash.com/photos/${id}`,
    html: `https://unsplash.com/photos/${id}`,
    download: `https://unsplash.com/photos/${id}/download`,
    download_location: `https://api.unsplash.com/photos/${id}/download`,
  },
  likes: 1476,
  user: {
    id: "u1",
    username: "brian",
    name: "Brian Aguirre",
    links: { html: "https://unsplash.com/@brian" },
  },
  ...more,
});

/** A photograph as Pexels describes it. */
export const pexelsPhoto = (id: number, more: Record<string, unknown> = {}) => ({
  id,
  width: 3000,
  height: 4000,
  url: `https://www.pexels.com/photo/brown-rocks-${id}/`,
  photographer: "Joey Farina",
  photographer_url: "https://www.pexels.com/@joey",
  photographer_id: 680589,
  avg_color: "#F0EDE8",
  src: {
    original: `https://images.pexels.com/photos/${id}/p.jpeg`,
    large2x: `https://images.pexels.com/photos/${id}/p.jpeg?auto=compress&dpr=2&h=650&w=940`,
    large: `https://images.pexels.com/photos/${id}/p.jpeg?h=650&w=940`,
    medium: `https://images.pexels.com/photos/${id}/p.jpeg?h=350`,
    tiny: `https://images.pexels.com/photos/${id}/p.jpeg?h=200&w=280`,
  },
  liked: false,
  alt: "Brown rocks during golden hour",
  ...more,
});

/** A work as Openverse describes it. */
export const openverseWork = (id: string, more: Record<string, unknown> = {}) => ({
  id,
  title: "Lighthouse",
  indexed_on: "2020-01-01T00:00:00Z",
  foreign_landing_url: "https://www.flickr.com/photos/1/2",
  url: "https://live.staticflickr.com/1/2_b.jpg",
  creator: "Ada",
  creator_url: "https://www.flickr.com/photos/ada",
  license: "by-sa",
  license_version: "2.0",
  license_url: "https://creativecommons.org/licenses/by-sa/2.0/",
  provider: "flickr",
  source: "flickr",
  category: "photograph",
  attribution: '"Lighthouse" by Ada is licensed under CC BY-SA 2.0.',
  mature: false,
  width: 1024,
  height: 1024,
  thumbnail: `https://api.openverse.org/v1/images/${id}/thumb/`,
  ...more,
});
