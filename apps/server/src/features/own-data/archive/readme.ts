import { personalTables } from '../personal-tables.store.ts'

/** Explains what the archive contains and what was left out. */
export const readme = (now: Date): string => `Everything that Nextrung keeps about you
Made on ${now.toISOString().slice(0, 10)}, while it was downloaded. The server keeps no copy of this archive.

What is in it
  resumes/version-N/resume.json   Each finished version in the open JSON Resume format (jsonresume.org)
  resumes/version-N/resume.pdf    The same as it is downloaded as PDF, in the look you chose
  resumes/version-N/resume.docx   The same as it is downloaded for Word
  original-files/                 The files you uploaded, as they came
  data/                           Every table with something about you, as JSON. Times are UTC.

The tables
${personalTables.map(({ name }) => `  data/${name}.json`).join('\n')}

What is left out
These open your account or only mean something to the server, so that nobody who finds this archive can use them:
${personalTables
  .filter(({ excluded }) => excluded.length > 0)
  .map(({ name, excluded }) => `  ${name}: ${excluded.map((column) => words[column] ?? column).join(', ')}`)
  .join('\n')}
Beside these tables the server counts sign-in attempts and remembers who had a free trial, by keyed hashes that no
name, address or network address can be read from.
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
  content: 'the bytes (they are in original-files/)',
}
