/** What courses teach besides the skills of the taxonomy; no role asks for these by name. */
export const courseTopics: readonly string[] = [
  'Communication',
  'Critical Thinking',
  'Emotional Intelligence',
  'Feedback',
  'Leadership',
  'Negotiation',
  'Problem Solving',
]
