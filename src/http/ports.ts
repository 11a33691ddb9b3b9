/** A request handler with the templates of its paths: the data service. */
export type Service = {
  fetch(request: Request, bindings?: { readonly requestId: string }): Response | Promise<Response>;
  readonly routes: readonly { readonly path: string }[];
};

/** Every part with its state. */
export type HealthReport = { readonly ok: boolean; readonly parts: object };

type Labels<Name extends string> = Readonly<Record<Name, string>>;

export type Metrics = {
  counter<Name extends string>(
    name: string,
    help: string,
    labels: readonly Name[],
  ): (labels: Labels<Name>, by?: number) => void;
  histogram<Name extends string>(
    name: string,
    help: string,
    labels: readonly Name[],
    buckets: readonly number[],
  ): (labels: Labels<Name>, value: number) => void;
  gauge(name: string, help: string, read: () => number): void;
  /** All of it in Prometheus' text format. */
  text(): Promise<string>;
  readonly contentType: string;
};

/** An answered request: its path is a template, without a query. */
export type AnsweredRequest = {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly ms: number;
};

export type Log = {
  request(request: AnsweredRequest): void;
  bug(reference: string, error: unknown): void;
};

/** Bodies of errors, in the one shape that every error has. */
export type ErrorBodies = {
  internal(reference: string): object;
  readonly tooBusy: object;
};
