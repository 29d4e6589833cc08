// With a high limit, V8 lets the heap grow to several times the live data; under load on PostgreSQL that cost 200 MB
// more in total for the same response times. The server's live data is about 100 MB with 5,000 people.
const heapLimit = '--max-old-space-size=1024'

/**
 * The environment to start the server with: the given one plus limits that keep its memory small. Values set by the
 * operator take precedence.
 */
export const serverEnvironment = (own = process.env) => ({
  // glibc keeps separate memory arenas per thread and returns little of that memory when a thread ends.
  MALLOC_ARENA_MAX: '2',
  ...own,
  NODE_OPTIONS: [heapLimit, own.NODE_OPTIONS].filter(Boolean).join(' '),
})
