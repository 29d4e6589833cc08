/**
 * Entries that are looked up by words from people's texts. Has no prototype, so words such as "constructor" are not
 * found unless they were added.
 */
export const wordTable = <Value>(
  entries: Record<string, Value>,
): Readonly<Record<string, Value | undefined>> => Object.assign(Object.create(null), entries)
