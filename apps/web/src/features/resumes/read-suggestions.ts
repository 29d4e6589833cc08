/** The suggestions in a resume's JSON-encoded `feedback`; none if it is unreadable. */
export const readSuggestions = (feedback: string | null): string[] => {
  if (!feedback) return []
  try {
    const parsed: unknown = JSON.parse(feedback)
    if (!Array.isArray(parsed)) return []
    const sentences = parsed.filter((entry) => typeof entry === 'string' && entry.trim() !== '')
    return [...new Set<string>(sentences)]
  } catch {
    return []
  }
}
