// The engine lets its heap grow to several times what it holds where it may become large; under load on PostgreSQL that
// was 200 MB more in all, for the same times of answering. The server holds about 100 MB with 5,000 people.
const heap = '--max-old-space-size=1024'

/**
 * What the server is started with besides the settings: limits that keep its memory small. What the person set counts
 * before them.
 */
export const serverEnvironment = (own = process.env) => ({
  // glibc keeps memory apart for each thread, and gives little of it back when the thread has ended.
  MALLOC_ARENA_MAX: '2',
  ...own,
  NODE_OPTIONS: [heap, own.NODE_OPTIONS].filter(Boolean).join(' '),
})
