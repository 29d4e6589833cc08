/**
 * Skills that are a whole field of work or study. In a sentence they say where someone works or what they studied ("a
 * software development company", "a degree in mathematics"), not which skills they have.
 */
export const wholeFields: ReadonlySet<string> = new Set([
  'Accounting',
  'Computer Science',
  'Databases',
  'E-Commerce',
  'Information Systems',
  'Information Technology',
  'Mathematics',
  'Operating Systems',
  'Programming',
  'Software Development',
  'Software Engineering',
  'Telecommunications',
  'Web Applications',
  'Web Development',
])
