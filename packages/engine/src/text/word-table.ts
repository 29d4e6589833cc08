/**
 * Entries that are looked up by a word of somebody's text. Words such as "constructor", which every object knows,
 * are not found unless they were entered.
 */
export const wordTable = <Value>(
  entries: Record<string, Value>,
): Readonly<Record<string, Value | undefined>> => Object.assign(Object.create(null), entries)
