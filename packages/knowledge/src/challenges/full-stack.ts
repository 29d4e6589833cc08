import type { Challenge } from './challenge.ts'
import { article, documentation, tutorial } from './resource.ts'

export const fullStackChallenges: readonly Challenge[] = [
  {
    id: 'guestbook-end-to-end',
    title: 'Follow one form entry from the browser to the database and back',
    description:
      'A hiking hut wants an online guestbook, and you want to understand every layer once without a framework hiding it. Write the form in HTML, the server with the modules that come with Node.js, and the storage in SQLite, then document the journey of one entry with real requests.',
    difficulty: 'beginner',
    type: 'project',
    estimatedTime: '8–12 hours',
    hours: { from: 8, to: 12 },
    skills: ['Node.js', 'HTML', 'SQL', 'HTTP'],
    roles: ['Full Stack Developer'],
    learningObjectives: [
      'Explain what travels between browser, server and database',
      'Treat everything from the browser as untrusted',
      'Know which work a framework does for you',
    ],
    steps: [
      'Write the page with a form and three invented entries. Result: HTML that works when opened as a file.',
      'Serve it with the http module and read the posted form. Result: the fields in the server’s log.',
      'Store entries in SQLite with placeholders, and show the newest twenty. Result: entries that are still there after a restart.',
      'Redirect after posting, keep what was typed when validation fails, and escape everything on output. Result: reloading sends nothing twice.',
      'Try to break it: markup, quotes, an entry of 10 MB, a missing field, 200 requests at once. Result: a table of attacks and responses.',
      'Record one entry with the network panel and curl -v and annotate it. Result: a two-page walk through all layers.',
    ],
    acceptanceCriteria: [
      "An entry with `<script>` and with `'); DROP TABLE entries;--` is stored and shown as text.",
      'A body above 64 kB is refused with 413 before it has been read completely.',
      'The form works with JavaScript switched off.',
      'The walk-through shows the raw request, the SQL statement and the raw response of the same entry.',
    ],
    resources: [
      documentation('Node.js: HTTP', 'https://nodejs.org/api/http.html'),
      tutorial('Learn Node.js', 'https://nodejs.org/en/learn'),
      documentation(
        'Web forms on MDN',
        'https://developer.mozilla.org/en-US/docs/Learn_web_development/Extensions/Forms',
      ),
    ],
  },
  {
    id: 'sessions-done-right',
    title: 'Build sign-in with sessions and attack it yourself',
    description:
      'A club’s website gets its first member area. Build registration, sign-in, sign-out and password reset with Node.js, PostgreSQL and a React front end using server-side sessions, then attack your own work with a list of ten attacks and close every gap you find.',
    difficulty: 'intermediate',
    type: 'project',
    estimatedTime: '2 weekends',
    hours: { from: 14, to: 20 },
    skills: ['Authentication', 'Node.js', 'Session Management', 'TypeScript', 'PostgreSQL'],
    roles: ['Full Stack Developer', 'Backend Developer'],
    learningObjectives: [
      'Store passwords and sessions so that a stolen database is of little use',
      'Set cookies so that scripts and other sites cannot misuse them',
      'Test security as behavior',
    ],
    steps: [
      'Write the ten attacks as test titles: guessing, user enumeration, session fixation, cross-site request, stolen cookie after sign-out, reset link used twice, and so on. Result: ten failing tests.',
      'Hash passwords with Argon2id and store only a hash of the session identifier. Result: registration and sign-in.',
      'Set HttpOnly, Secure and SameSite, renew the identifier at sign-in and end sessions on the server. Result: a cookie copied before sign-out is refused afterwards.',
      'Add a reset by email, caught locally by a mail catcher, with a link that works once and for half an hour. Result: the same answer for known and unknown addresses.',
      'Slow guessing down for each account and address without locking people out. Result: limits with tests.',
      'Build the screens in React with clear errors and a list of open sessions that can be ended. Result: a member area usable by keyboard.',
    ],
    acceptanceCriteria: [
      'All ten attacks fail in an automated test.',
      'Answers for known and unknown addresses do not differ in text, and not measurably in time over 200 tries.',
      'The database holds no password, session identifier or reset token in plain text.',
      'Changing the password ends all other sessions.',
    ],
    resources: [
      documentation(
        'Authentication cheat sheet (OWASP)',
        'https://cheatsheetseries.owasp.org/cheatsheets/Authentication_Cheat_Sheet.html',
      ),
      documentation(
        'Session management cheat sheet (OWASP)',
        'https://cheatsheetseries.owasp.org/cheatsheets/Session_Management_Cheat_Sheet.html',
      ),
      documentation(
        'Set-Cookie',
        'https://developer.mozilla.org/en-US/docs/Web/HTTP/Reference/Headers/Set-Cookie',
      ),
    ],
  },
  {
    id: 'tenants-kept-apart',
    title: 'Build an application in which no tenant can see another',
    description:
      'A booking tool for hairdressers is to serve hundreds of shops from one database, and one forgotten WHERE clause must not show one shop’s customers to another. Build it with Node.js and PostgreSQL with row-level security as the second line of defense, and prove the separation with generated tests.',
    difficulty: 'advanced',
    type: 'project',
    estimatedTime: '2–3 weekends',
    hours: { from: 18, to: 28 },
    skills: ['Multi-Tenancy', 'PostgreSQL', 'Node.js', 'Authorization'],
    roles: ['Full Stack Developer', 'Backend Developer'],
    learningObjectives: [
      'Compare a database, a schema and a column for each tenant',
      'Enforce a rule in two independent places',
      'Generate tests from the list of routes instead of writing them one by one',
    ],
    steps: [
      'Write a decision record on the three ways to separate tenants, for 10, 500 and 20,000 shops. Result: one page with a choice.',
      'Build shops, staff, customers and appointments with a tenant column and composite foreign keys. Result: a row cannot refer to another tenant’s row.',
      'Set the tenant for each transaction and switch on row-level security for a role that does not own the tables. Result: a query without WHERE returns only the tenant’s rows.',
      'Generate a test for every route that tries it with another tenant’s identifiers. Result: a new route without protection fails the suite.',
      'Cover the side doors: search, exports, background jobs, caches, file names, error texts. Result: a test for each.',
      'Measure the cost of row-level security with 500 tenants and ten million rows. Result: plans and times with and without it.',
    ],
    acceptanceCriteria: [
      'Removing the tenant condition from any one query leaks nothing, in a test.',
      'Another tenant’s identifier answers 404, the same as one that does not exist.',
      'A pooled connection never carries the tenant of an earlier request, in a test with 1,000 mixed requests.',
      'A route added without a tenant test makes the suite fail.',
    ],
    resources: [
      documentation('Row security policies', 'https://www.postgresql.org/docs/current/ddl-rowsecurity.html'),
      article(
        'Multitenant solutions (Azure Architecture Center)',
        'https://learn.microsoft.com/en-us/azure/architecture/guide/multitenant/overview',
      ),
    ],
  },
]
