declare module 'virtual:worker-site' {
  /** The worker that removes itself gets only `base`. */
  export const workerSite: import('./contract.ts').WorkerSite;
}
