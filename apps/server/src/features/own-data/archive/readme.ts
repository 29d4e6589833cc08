import { personalTables } from '../personal-tables.store.ts'

/** Explains what the archive contains and what was left out. */
export const readme = (now: Date): string => `Everything that Nextrung keeps about you
Made on ${now.toISOString().slice(0, 10)}, while it was downloaded. The server keeps no copy of this archive.

What is in it
  resumes/version-N/resume.json   Each finished version in the open JSON Resume format (jsonresume.org)
  resumes/version-N/resume.pdf    The same version as PDF, in the design you chose
  resumes/version-N/resume.docx   The same version for Word
  career-stories/story-N.md       Each career story you saved, as text
  courses.json                    The courses you started or finished, with their names and addresses
  learning-plan.md                Your learning plan as it is today, as text
  skill-assessments.md            Your levels, certificates and quizzes, skill by skill
  interview-practice.md           Your answers in interview practice, with their marks
  mock-interviews.md              Your mock interviews with answers, marks and reports
  interview-stories.md            Your stories for behavioral questions
  recordings/                     The recordings of spoken answers that you agreed to keep
  job-applications.md             Your job applications, your notes on them, and what happened
  applications/                   The resumes and postings as they were when you applied
  certificates/                   The copies of certificates you attached, as they came
  original-files/                 The resumes you uploaded, as they came
  data/                           Every table with something about you, as JSON. Times are UTC.

The tables
${personalTables.map(({ name }) => `  data/${name}.json`).join('\n')}

What is left out
These give access to your account or are meaningful only to the server. Leaving them out keeps anyone who finds this archive from using them:
${personalTables
  .filter(({ excluded }) => excluded.length > 0)
  .map(({ name, excluded }) => `  ${name}: ${excluded.map((column) => words[column] ?? column).join(', ')}`)
  .join('\n')}
Besides these tables, the server counts sign-in attempts and records who used a free trial, as keyed hashes from which no
name, address or network address can be recovered.
`

const words: Record<string, string> = {
  password: 'the hash of your password',
  accessToken: "the sign-in provider's tokens",
  refreshToken: "the provider's refresh token",
  idToken: "the provider's identity token",
  token: 'the token of the session',
  tokenHash: 'the hash of the link',
  codeHash: 'the hash of the code',
  sealedSecret: "the authenticator app's secret",
  browserHash: "the hash of the browser's cookie",
  state: 'the state of the sign-in',
  nonce: 'its nonce',
  codeVerifier: 'its code verifier',
  bytes: 'the bytes (they are in applications/)',
  content: 'the bytes (they are in original-files/, certificates/ or recordings/)',
}
