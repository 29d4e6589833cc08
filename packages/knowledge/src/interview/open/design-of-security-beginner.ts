import type { OpenQuestion } from '../open-question.ts'

export const designOfSecurityBeginner: readonly OpenQuestion[] = [
  {
    id: 'design-of-security-beginner-01',
    type: 'system_design',
    difficulty: 'beginner',
    roles: ['Security Engineer', 'Backend Developer', 'Full Stack Developer'],
    skills: ['Session Management', 'Application Security', 'Web Security'],
    tags: ['login', 'sessions', 'cookies'],
    question:
      'Design the login for a small online shop: 20,000 customers, one server-rendered web application, email and password to begin with. Go from the login form to the logout and say how it can be attacked.',
    keyPoints: [
      {
        cue: 'Before drawing anything',
        point: 'Asks about users and sizes first and notes that the load is small',
        weight: 2,
        said: [
          'twenty thousand customers means maybe a few logins per second at most, so one database is enough',
          'what do we protect here: orders, addresses, saved cards',
        ],
      },
      {
        cue: 'How passwords are kept',
        point: 'Stores passwords only with a slow salted hash such as Argon2id or bcrypt',
        weight: 3,
        essential: true,
        said: [
          'never in plain text, a proven library with a work factor',
          'the database leaking must not give away the passwords',
          "passwords are hashed slowly with their own salt, so even we can't read them",
        ],
      },
      {
        cue: 'After a successful login',
        point:
          'Creates a new random session id on login, kept on the server and sent in a cookie with `HttpOnly`, `Secure` and `SameSite`',
        weight: 3,
        essential: true,
        said: [
          'session row in the database, cookie just carries a long random number',
          "script can't read it and it goes only over HTTPS",
          'change the id at login so nobody can plant one beforehand',
        ],
      },
      {
        cue: 'Against trying many passwords',
        point:
          'Limits guessing by account and address, and answers the same for unknown email and wrong password',
        weight: 3,
        said: [
          'slow down after a few failures, without locking the customer out forever',
          "say only 'email or password is wrong'",
          'count tries per IP and per mailbox',
        ],
      },
      {
        cue: 'How it ends',
        point:
          'Really ends sessions: logout deletes on the server, idle and absolute limits, all sessions after a password change',
        weight: 2,
        said: [
          'remove the row and not merely the cookie',
          'thirty minutes idle or a few weeks with remember me',
        ],
      },
      {
        cue: 'Submissions after login',
        point: 'Protects forms against cross-site request forgery',
        weight: 2,
        said: ['a token in each form that changes something', "SameSite helps, and I'd still put a token in"],
      },
      {
        cue: 'Beyond the password',
        point: 'Offers a second factor or passkeys, above all for staff accounts',
        weight: 1,
        said: ['shop admins must have it from day one', "later passkeys so that there's no password"],
      },
      {
        cue: 'Noticing attacks',
        point: 'Logs logins and failures and watches for unusual rates',
        weight: 1,
        said: [
          'graph of failed logins with an alarm if it jumps',
          'tell the customer by mail about a new device',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: "Putting the user id in a signed cookie and no more is enough, because it's signed",
        said: [
          'store user=17 signed in the cookie, then we need no server state',
          "a signed token with the user's number is all the session we need",
        ],
        correction:
          "It can't be altered, but can't be withdrawn either: logout, password change or theft don't end it. A server-side session can be deleted.",
      },
      {
        belief: 'Locking an account for good after a few wrong passwords is the right protection',
        said: [
          'five wrong tries and the account is locked until they call us',
          'after five errors block the account permanently, that stops attackers',
        ],
        correction:
          'Then anybody can lock out any customer, and attackers try one password on many accounts. Slow down by account and address instead.',
      },
    ],
    sampleAnswer:
      'Twenty thousand customers with perhaps two hundred logins an hour at peak is small, so one database is plenty; I care about correctness. What\'s to protect are orders, addresses, maybe saved payment tokens. The form posts over HTTPS with a CSRF token. I look the email up, verify with Argon2id from a known library, and do a dummy check if the account doesn\'t exist, so time and message are the same: "email or password is wrong". Failures count per account and per address, with growing delays and not a hard lock, because otherwise anyone could lock out a customer. On success I create a fresh random session id, never reuse the one from before, store it hashed with user, time and device in the database, and set it as a cookie: HttpOnly, Secure, SameSite Lax. Idle limit an hour, absolute two weeks; logout deletes the row, and a password change ends all other sessions. Every changing form has a CSRF token. Shop staff need a second factor from the first day; customers may use passkeys later. A trade-off: a database lookup per request, which at our size costs a millisecond and gives true logout. How it fails: leaked passwords from other sites are tried here, so I check new ones against known leaks, watch failure rates, and mail customers about new devices. If the database is down nobody logs in, which is right.',
    criteria: ['Starts from size and value', 'Names attacks for each step'],
    followUps: [
      {
        question: 'Why not a signed token without server state, as it would scale better?',
        about: [4],
        answer:
          "At this size it brings no gain. I couldn't end it at logout or after theft without a list on the server, which is state again. A lookup by primary key is cheap.",
      },
      {
        question: 'A botnet tries 5,000 leaked passwords from 5,000 addresses, one each. What helps?',
        about: [3],
        answer:
          "Limits per address don't. I'd look at the total failure rate, require an extra check when it's high or the device is new, refuse known leaked passwords, and favor passkeys or a second factor.",
      },
    ],
  },
  {
    id: 'design-of-security-beginner-02',
    type: 'system_design',
    difficulty: 'beginner',
    roles: ['Security Engineer', 'DevOps Engineer', 'Cloud Engineer'],
    skills: ['Secrets Management', 'HashiCorp Vault', 'CI/CD'],
    tags: ['secrets', 'environments', 'rotation'],
    question:
      'A startup has three services, two environments, and its passwords and API keys in a shared spreadsheet and in `.env` files. Design something better that five developers can run.',
    keyPoints: [
      {
        cue: 'Your first step',
        point: "Takes stock first: which secrets exist, where they're used, who knows them",
        weight: 2,
        said: ['list all of them with owner and what they open', 'some are surely dead and can be deleted'],
      },
      {
        cue: 'Where they should live',
        point: 'Keeps secrets in a managed secret store with access by service and environment',
        weight: 3,
        essential: true,
        said: [
          "use the cloud's secrets manager, don't run your own vault with five people",
          'the order service in staging can read just its own ones',
          "one central safe that's run by the provider, where each program may open only its own drawer",
        ],
      },
      {
        cue: 'How a service gets at them',
        point: 'Gives services their access by an identity of the platform, not by another stored secret',
        weight: 3,
        essential: true,
        said: [
          'the instance role fetches it, so no bootstrap password lies around',
          'workload identity instead of a key to the key store',
          "the machine proves by itself who it is, so there's no password needed to get the passwords",
        ],
      },
      {
        cue: 'The two environments',
        point:
          'Separates environments fully, with different values, and people have no production access by default',
        weight: 2,
        said: ['staging must never hold a production key', 'developers use their own dev values'],
      },
      {
        cue: 'What stood in the spreadsheet',
        point: 'Rotates everything that stood in the spreadsheet or in git',
        weight: 3,
        said: [
          'assume that all of it is known, so change each one',
          'the old values are in history and downloads',
          "everything from the old list gets new values, since we don't know who has copied it",
        ],
      },
      {
        cue: 'Life after the move',
        point: 'Makes rotation routine: two valid values during the change and services that reload',
        weight: 2,
        said: [
          'new one in, switch over, then delete the old',
          'without restart at night, by script twice a year',
        ],
      },
      {
        cue: 'Mistakes by developers',
        point: 'Stops new leaks with scanning in commits and by keeping secrets out of logs and images',
        weight: 2,
        said: ['push protection and a pre-commit hook', "don't bake them in the Docker image"],
      },
      {
        cue: 'When things go wrong',
        point: 'Plans for failure of the store and for emergency access',
        weight: 1,
        said: [
          "cache in memory so that a short outage doesn't stop us",
          'a sealed break-glass account which two people know',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Encrypting the `.env` files in the repository with one shared password solves it',
        said: [
          'commit the file encrypted and share the password',
          'encrypt the env files in git, all of us know the one password, and we are safe',
        ],
        correction:
          "That may be a step, but there's still one shared key, no access per service, no record of reads, and no easy withdrawal.",
      },
      {
        belief: 'Environment variables are a secure place for secrets in themselves',
        said: [
          "put them in env variables, then they're safe",
          "environment variables can't be read by others, so they're the secure way",
        ],
        correction:
          "They're only a way of delivery: child processes, crash dumps and debug pages show them. What counts is where they come from and who can read them.",
      },
    ],
    sampleAnswer:
      "I'd start with a list: maybe forty secrets, what each opens, which service uses it, who owns it. Ten of them will be dead; delete those. With five developers I wouldn't operate a vault of our own; the secrets manager of our cloud costs a few dollars a month and has access control and logs. Each service has an identity from the platform, such as an instance role, and may read exactly its own secrets of its own environment. So there's no password for the password store. Production and staging are separate accounts with different values, and people can't read production by default; there's a break-glass access which two know and which alerts. Services fetch at start and keep the value in memory, with a refresh each hour, so a short outage of the store doesn't hurt. Then the moving day: service by service, and everything that ever stood in the spreadsheet or git is rotated, since we must assume that it's copied. For rotation I allow two valid values: add the new, switch, remove the old. Where possible there's no secret at all, for instance database login by identity. Commits are scanned and images contain nothing. The trade-off is dependence on one provider and a little start-up delay. It fails if a service's role is too wide, so I review who can read what every quarter.",
    criteria: ['Fits the effort to five people', 'Thinks of the move as well as the target'],
    followUps: [
      {
        question: 'A developer needs a production value at night to debug. How do they get it?',
        about: [1],
        answer:
          'Through the break-glass role: asked for with a reason, valid for an hour, logged, and the team sees it in the channel. The value gets rotated afterwards. Better are tools that debug without the value.',
      },
      {
        question: 'The secret store is down and a new instance starts. What happens?',
        about: [5, 7],
        answer:
          "It can't get its secrets and stays out of rotation, while running instances go on with the values in memory. I'd alert, pause deployments, and not fall back to files on disk.",
      },
    ],
  },
  {
    id: 'design-of-security-beginner-03',
    type: 'system_design',
    difficulty: 'beginner',
    roles: ['Security Engineer', 'Backend Developer'],
    skills: ['Logging', 'Security Auditing', 'Application Security'],
    tags: ['audit log', 'integrity', 'admin tool'],
    question:
      "Support staff use an internal admin tool to change customers' data. After a dispute nobody can say who changed an address. Design an audit log for about 80 staff and 10,000 actions a day.",
    keyPoints: [
      {
        cue: 'Before designing',
        point: "Asks who'll use it and for which questions, and estimates the volume as small",
        weight: 2,
        said: [
          'ten thousand a day at one kilobyte is four gigabytes a year, a table is enough',
          'is it for disputes, for finding abuse, for the law',
        ],
      },
      {
        cue: 'What an entry contains',
        point:
          'Records who, what, on which object, when, from where, and the result, with old and new value where needed',
        weight: 3,
        essential: true,
        said: [
          'user id, action, customer, time, address, before and after',
          'also reading of sensitive data and denied attempts',
          'each line says which employee did what to which customer at what time, and what it was before',
        ],
      },
      {
        cue: 'Who could tamper',
        point: 'Makes entries unchangeable for the tool and its administrators: append-only, separate rights',
        weight: 3,
        essential: true,
        said: [
          'the app may insert but never update or delete',
          'copy to a store with write-once in another account',
          "even the DBA shouldn't be able to edit it quietly",
        ],
      },
      {
        cue: 'Never losing one',
        point:
          'Writes the entry in the same transaction as the change or through an outbox, so that none gets lost',
        weight: 3,
        said: [
          'both or neither; no change without a record',
          'not fire-and-forget to a log server',
          "the change and its record are saved together, so there can't be one without the other",
        ],
      },
      {
        cue: 'Knowing who it was',
        point: "Uses personal accounts and the server's time, never shared logins or values from the browser",
        weight: 2,
        said: [
          "with one login for everyone named 'support' the log is worthless",
          'take identity from the session and not from a field',
        ],
      },
      {
        cue: 'What must stay out',
        point:
          'Leaves out passwords and full card numbers, and limits who may read the log and for how long it stays',
        weight: 2,
        said: [
          'mask sensitive fields, the log itself is personal data',
          'keep it two years and then delete, as agreed with privacy',
        ],
      },
      {
        cue: 'Everyday use',
        point: 'Makes it usable: search by customer and by employee, and simple alerts on unusual use',
        weight: 1,
        said: [
          'support lead finds an address change in ten seconds',
          'warn if somebody opens 500 customers in an hour',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: "The application's normal log files are an audit log",
        said: [
          'we already write everything to the logs, just grep',
          'the log files on the server show everything that happened',
        ],
        correction:
          "They're for debugging: incomplete, changeable, deleted after weeks, without a fixed form. An audit log has guarantees and its own access rights.",
      },
      {
        belief: "It's enough to record changes; reads don't matter",
        said: ['only inserts and updates need logging', 'who only looks at data does no harm, so skip that'],
        correction:
          'Curiosity and data theft are reads. For sensitive records one must be able to say who looked.',
      },
    ],
    sampleAnswer:
      "First, what questions shall it answer? Who changed this address, and is somebody snooping. Ten thousand actions a day at about a kilobyte is ten megabytes a day, under four gigabytes a year, so a table in the same database is fine to start with. Each entry has the person's id, the action, the customer, server time, address and session, the result, and for changes the old and new value; opening sensitive records and denied attempts count too. Identity is taken from the session, and everybody has a personal account; with a shared login it's all worthless. The entry is written in the same transaction as the change, so there's never one without the other. The tool's database user may insert and select there, never update or delete. As an administrator could still edit it, a job copies new entries every minute to write-once storage in another account, with a hash chain so that gaps show. I mask card numbers and never store passwords; only the support lead and security can read, and reading is logged as well. Retention two years, agreed with privacy. A search by customer and employee, plus an alert if someone opens far more customers than usual. The trade-off: if the audit write fails, the change fails, which I want here. It fails through actions outside the tool, such as direct SQL, so that access is closed or audited by the database.",
    criteria: ['Guarantees before technology', 'Sees the log as sensitive data itself'],
    followUps: [
      {
        question: "The audit table is slow one day and support can't work. Would you make it asynchronous?",
        about: [3],
        answer:
          "For changes I'd keep the guarantee, using a local outbox in the same transaction, which is quick. For mere reads I accept asynchronous writing with a small risk of loss, and I'd state that openly.",
      },
      {
        question: 'How could one prove that nobody has removed entries?',
        about: [2],
        answer:
          'Each entry contains the hash of the one before, and the newest hash goes regularly to a place outside our control, such as write-once storage. Recomputing the chain shows any gap or change after that.',
      },
    ],
  },
  {
    id: 'design-of-security-beginner-04',
    type: 'system_design',
    difficulty: 'beginner',
    roles: ['Security Engineer', 'Backend Developer', 'Full Stack Developer', 'Frontend Developer'],
    skills: ['Application Security', 'Web Security', 'Amazon S3'],
    tags: ['file upload', 'validation', 'object storage'],
    question:
      'A job portal lets applicants upload a résumé as PDF and a photo, at most 10 MB, some 2,000 a day. Recruiters open them in the browser. Design a safe upload.',
    keyPoints: [
      {
        cue: 'Size and possible enemies',
        point:
          'Estimates size and names who might do harm: the uploader, another applicant, a curious stranger',
        weight: 2,
        said: [
          'two thousand a day at a few megabytes is around ten gigabytes, nothing dramatic',
          "the recruiter's computer is the target of a bad PDF",
        ],
      },
      {
        cue: 'What you believe about a file',
        point:
          "Doesn't trust name and type from the browser: checks content, size and an allowlist on the server",
        weight: 3,
        essential: true,
        said: [
          'the header says image, but look at the first bytes and try to decode it',
          'only pdf, jpg and png, everything else refused',
          'limit of ten megabytes is enforced while it streams in',
        ],
      },
      {
        cue: 'Where files lie',
        point: 'Stores files outside the web root under a random name, best in private object storage',
        weight: 3,
        essential: true,
        said: [
          'never in a folder where the server would execute them',
          "the original name is only shown as text, so ../ can't do anything",
          'I give it a name of my own and put it where no web server can run or show it directly',
        ],
      },
      {
        cue: 'Who gets to open them',
        point: 'Delivers only after a permission check, by a short-lived link or through the application',
        weight: 3,
        said: [
          'only the recruiter of that job gets a link valid for five minutes',
          'no public bucket, no guessable URL',
          'before anybody gets the file, we check if this person may see it, and the link soon expires',
        ],
      },
      {
        cue: 'How the browser receives them',
        point:
          "Delivers from another domain with attachment or safe headers, so that content can't run as the site",
        weight: 2,
        said: [
          'separate host for user content, nosniff',
          'Content-Disposition attachment, otherwise HTML inside runs with our cookies',
        ],
      },
      {
        cue: 'Before anyone may open them',
        point: 'Scans for malware before release and re-encodes images',
        weight: 2,
        said: [
          'quarantine first, visible after the scanner says ok',
          'decode the photo and save it anew, this removes GPS and tricks',
        ],
      },
      {
        cue: 'Amounts and lifetime',
        point: 'Limits the number per user and deletes files when no longer needed',
        weight: 1,
        said: [
          'ten uploads an hour for one account',
          "after the process ends, remove them, they're personal data",
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Checking the file extension is enough',
        said: ['only allow .pdf and .jpg names', 'if the name ends in .jpg then it is a picture'],
        correction:
          'A name says nothing about content. Decide by content and an allowlist, and make storage and delivery safe in any case.',
      },
      {
        belief: 'A virus scanner makes uploads safe',
        said: [
          "we scan everything with antivirus so it's fine",
          "the antivirus tells whether a file is dangerous, more isn't needed",
        ],
        correction:
          "Scanners miss new malware and don't prevent scripts in HTML or SVG, wrong permissions or path tricks. It's one layer.",
      },
    ],
    sampleAnswer:
      'Numbers first: 2,000 uploads at maybe three megabytes make six gigabytes a day, so this is small; risk is what matters. Who could do harm? An applicant who sends a prepared file to a recruiter, or someone who wants to read others\' résumés. The browser asks my server for an upload; logged in, at most ten files an hour. The server streams into a private quarantine bucket and breaks off at ten megabytes. It ignores the stated type: checks the first bytes, allows PDF, JPEG and PNG only, and picks a random name; the original name stays as text in the database. A worker scans for malware, really decodes photos and writes them anew, which also removes location data, and then moves the file to the clean bucket and marks it ready, usually within seconds. A recruiter who opens it goes through our permission check, is this an applicant to your job?, and gets a link for five minutes on a separate domain, with nosniff, and as attachment or in a sandboxed viewer. So even an HTML in disguise can\'t use our cookies. Trade-off: applicants wait a few seconds for "received", and the PDF preview needs more work than a simple link. How it fails: if the scanner is down, files wait in quarantine and nothing gets released unscanned; I alert on the age of the queue. After the hiring process files are deleted.',
    criteria: ['Follows the file through its whole life', 'Fails closed'],
    followUps: [
      {
        question: 'Product wants SVG logos of companies too. What do you say?',
        about: [4],
        answer:
          "SVG can contain scripts. I'd convert it to PNG on the server, or sanitize strictly and show it only by an image tag from the separate domain with a restrictive policy. Never inline on our pages.",
      },
      {
        question: "The scanner marks a real applicant's PDF as malware by mistake. What happens?",
        about: [5],
        answer:
          'They get a friendly message to upload a newly exported version, and support can see the reason. Nobody opens the original on a normal computer; a specialist may check it in an isolated one.',
      },
    ],
  },
  {
    id: 'design-of-security-beginner-05',
    type: 'system_design',
    difficulty: 'beginner',
    roles: ['Security Engineer', 'Cloud Engineer'],
    skills: ['Single Sign-On', 'Identity & Access Management', 'Multi-Factor Authentication'],
    tags: ['joiner leaver', 'sso', 'access review'],
    question:
      'A 60-person company has 40 web tools, each with its own passwords. People who left months ago still had access to some. Design how access should work, with little staff to run it.',
    keyPoints: [
      {
        cue: 'The center of it',
        point: 'Puts one identity provider with single sign-on in front of as many tools as possible',
        weight: 3,
        essential: true,
        said: [
          'one login for all, SAML or OpenID Connect',
          "switch off one account and they're out of everything",
          'everybody logs in at one central place, and the tools trust that place',
        ],
      },
      {
        cue: 'When people come and go',
        point: 'Ties accounts to joining, moving and leaving, with removal on the last day',
        weight: 3,
        essential: true,
        said: [
          "HR entry triggers it, on leaving it's disabled and sessions end",
          "a checklist for the tools that aren't connected",
          'when the personnel office enters a leaver, the access is taken away that same day',
        ],
      },
      {
        cue: 'How people prove themselves',
        point: 'Requires a strong second factor there, preferably passkeys',
        weight: 2,
        said: ['MFA once, at the front door, for everyone', 'security keys for the administrators'],
      },
      {
        cue: 'Who gets what',
        point: 'Grants by group of role, least rights, with extra access on request and for a limited time',
        weight: 2,
        said: ['sales gets these five tools, finance those', 'no individual permissions by hand'],
      },
      {
        cue: "The tools that don't fit",
        point: 'Treats tools without single sign-on: password manager, owner, regular check, or replacement',
        weight: 2,
        said: [
          "shared accounts only in the team's vault, changed when someone leaves",
          'buy in future only what supports SSO',
        ],
      },
      {
        cue: 'If the center fails',
        point: 'Plans for failure: emergency accounts, lost devices, outage of the provider',
        weight: 2,
        said: [
          'two break-glass admins with hardware keys in a safe',
          'what if the IdP is down or somebody loses the phone',
        ],
      },
      {
        cue: 'Order, and keeping it true',
        point: 'Begins with an inventory and the most valuable tools, and reviews access every quarter',
        weight: 1,
        said: [
          'list the forty with owner and data, mail and finance first',
          'managers confirm who still needs what',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Single sign-on makes everything weaker, as one password opens all',
        said: [
          "SSO is a single point of failure so it's worse",
          'if the one password is stolen everything is gone, so separate ones are better',
        ],
        correction:
          'Forty passwords get reused and nobody withdraws them. One well-guarded login with a strong factor and central removal is clearly safer.',
      },
      {
        belief: 'When the account at the identity provider is disabled, all access is gone',
        said: [
          "disable in SSO and they're out immediately",
          'one click in the identity provider removes the person everywhere',
        ],
        correction:
          'Sessions, API tokens, local passwords and mobile apps may go on. End sessions, remove the accounts by SCIM or checklist, check tokens.',
      },
    ],
    sampleAnswer:
      "Sixty people, forty tools, maybe twenty joining or leaving in a year, and half a person to run it. So it must be simple and bought rather than built. I list the tools with owner and kind of data. At the center stands one identity provider with a strong second factor, passkeys for all and hardware keys for administrators. The most valuable tools go first: mail, finance, code, customer data; by single sign-on with local passwords turned off. Accounts follow the HR list: joining puts you in the group of your role, which brings your five or six tools; moving changes the group; on the last day the account is disabled, sessions ended and, where the tool supports it, removed automatically through SCIM. Extra rights are requested, the tool's owner approves, and they expire. Perhaps ten tools can't do single sign-on or want a lot of money for it. They get an owner, logins in the password manager, a line in the leaver's checklist, and we replace them by and by. Each quarter managers confirm lists. How it fails: the provider is down, then nobody can log in anew, so two break-glass accounts with keys in the safe exist for the critical tools, and their use alerts. A lost phone is handled by a second registered device or in person. And API tokens outlive the account, so leaving includes a check for tokens.",
    criteria: ["Fits a small company's means", 'Covers what stays outside the system'],
    followUps: [
      {
        question: 'A tool charges triple for single sign-on. Worth it?',
        about: [4],
        answer:
          "For tools with customer data, money or code, usually yes, compared with one missed leaver. For a harmless one I'd keep the password manager and checklist, and raise it when the contract is renewed.",
      },
      {
        question: 'Somebody is dismissed with immediate effect at 10:00. What happens in what order?',
        about: [1, 0],
        answer:
          "HR and IT agree on the exact minute. Disable the account and end sessions, lock devices, then walk through the tools outside SSO, tokens and shared passwords. Their manager takes over mailbox and files. It's logged.",
      },
    ],
  },
  {
    id: 'design-of-security-beginner-06',
    type: 'system_design',
    difficulty: 'beginner',
    roles: ['Security Engineer', 'Backend Developer', 'Solutions Architect'],
    skills: ['Application Security', 'PostgreSQL', 'Software Architecture'],
    tags: ['multi tenancy', 'row level security', 'isolation'],
    question:
      "You build a scheduling application for dental practices: 300 practices share one application and one database. How do you design it so that no practice ever sees another's patients?",
    keyPoints: [
      {
        cue: 'Size and stakes',
        point: 'Clarifies numbers and the sensitivity of the data, and what a leak would mean',
        weight: 2,
        said: [
          '300 customers with some thousand patients each is one small database',
          'health data, so one mix-up may be the end of the company',
        ],
      },
      {
        cue: 'How data belongs to a practice',
        point: 'Puts the tenant on each row and takes it from the session, never from the request',
        weight: 3,
        essential: true,
        said: [
          'tenant_id in every table, set from the login',
          'if the id comes in the URL then people will change it',
          'which practice somebody belongs to is known from the login and stored with every record',
        ],
      },
      {
        cue: 'How the rule is guaranteed',
        point:
          'Enforces it at one central place, such as row-level security or a mandatory scoped data layer',
        weight: 3,
        essential: true,
        said: [
          'Postgres adds the condition itself, even if a developer forgets the where',
          'nobody writes raw queries without the tenant filter',
          'set the current tenant at the start of the transaction and policies do the rest',
        ],
      },
      {
        cue: 'Beyond the database',
        point:
          'Thinks of everything beside the tables: caches, files, search, exports, background jobs, logs',
        weight: 2,
        said: [
          'the cache key has the practice in it',
          'jobs carry the tenant along, and files lie under its prefix',
        ],
      },
      {
        cue: 'How you prove it',
        point: 'Tests it automatically with two tenants against all endpoints',
        weight: 3,
        said: [
          "log in as A and ask for B's ids, must be 404 everywhere",
          'the build fails when a new table has no policy',
          "automated checks try to read foreign data with another customer's account and must fail",
        ],
      },
      {
        cue: 'Alternatives you considered',
        point: 'Weighs shared tables against a schema or database for each tenant',
        weight: 2,
        said: [
          'own databases isolate better, but 300 migrations are tedious',
          'start shared, offer a separate one to the big customers',
        ],
      },
      {
        cue: 'When you must help a practice',
        point: 'Gives support staff controlled, recorded access, not a master view',
        weight: 1,
        said: [
          'support asks the practice and gets an hour, visible in the log',
          'no super admin that sees all by default',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Unguessable ids are sufficient to keep tenants apart',
        said: [
          'we use UUIDs, so nobody gets at other data',
          "the ids are random, so another practice can't find them",
        ],
        correction:
          "Ids leak and lists, searches and exports don't need any. The server has to filter by the caller's tenant each time.",
      },
      {
        belief: "If each developer adds the tenant condition to every query, it's safe",
        said: [
          'we just have to remember the where clause',
          'good developers always add the tenant filter themselves',
        ],
        correction:
          'One forgotten condition in hundreds of queries is enough. Enforce it below the queries and test for it.',
      },
    ],
    sampleAnswer:
      "Three hundred practices with perhaps 4,000 patients each are a bit over a million rows, easily one database. But it's health data: one mix-up would be a reportable incident and the end of trust. So isolation is the first requirement. Each table carries a tenant id, and the tenant always comes from the session, never from URL or body. I don't rely on everyone remembering a where clause: in PostgreSQL I use row-level security, the application sets the current tenant at the beginning of each transaction, and the policies filter reads and writes. The application's database user isn't the owner and can't bypass the policies; if no tenant is set, nothing comes back. Above it there's a normal check of roles within the practice. Then what lies beside the tables: cache keys contain the tenant, files are under its prefix with short-lived links, background jobs carry it along, and exports and search go the same way. Tests log in as practice A and ask every endpoint for B's objects; and the build fails if a new table lacks a policy. Support gets access by consent of the practice, for an hour, visible in its log. Trade-off: a database for each would isolate harder and restore individually, but 300 migrations are a burden; I'd offer it to large customers. It can fail through connection pooling, if the tenant stays set on a connection, so I set it per transaction.",
    criteria: ["Enforcement below the developers' attention", 'Looks beyond the database'],
    followUps: [
      {
        question:
          'A practice wants its data restored to yesterday, and only its own. How, with shared tables?',
        about: [5],
        answer:
          "Restore the backup into a separate database, take out that tenant's rows, check with them, and write them back by a script. It's slow; that is a cost of sharing. Soft deletion and history cover most cases sooner.",
      },
      {
        question: 'Which bug have you to fear most with a cache?',
        about: [3],
        answer:
          'A key without the tenant, such as "calendar:2" for every practice\'s room 2, or a whole page cached at the edge with patient names. Keys are built by one function that demands the tenant; personal pages aren\'t cached.',
      },
    ],
  },
  {
    id: 'design-of-security-beginner-07',
    type: 'system_design',
    difficulty: 'beginner',
    roles: ['Security Engineer', 'DevOps Engineer', 'Technical Lead'],
    skills: ['Vulnerability Management', 'Application Security', 'Patch Management'],
    tags: ['process design', 'small team', 'disclosure'],
    question:
      'Ten developers run five web services and have no security staff. Design how they learn of vulnerabilities in their own code, dependencies and servers, and how those get fixed in time.',
    keyPoints: [
      {
        cue: 'What you start from',
        point:
          'Starts from what they have: services, exposure, data, and how much time per week is realistic',
        weight: 2,
        said: [
          'which of the five are on the internet and hold customer data',
          'half a day a week all together, so it has to be mostly automatic',
        ],
      },
      {
        cue: 'How you learn of known ones',
        point:
          'Lets tools find the known: dependency and image scanning, code checks, automatic operating system updates',
        weight: 3,
        essential: true,
        said: [
          'bot opens pull requests for outdated libraries',
          'servers patch themselves at night or use managed ones',
          'static analysis with few good rules in the pipeline',
        ],
      },
      {
        cue: 'Deciding what comes when',
        point: 'Triages by risk with a fixed deadline for each class and a named owner',
        weight: 3,
        essential: true,
        said: [
          'exploited and on the internet: two days; others at the next sprint',
          'a person on duty each week looks at the list',
          'we sort by danger, each level has a time limit, and somebody is responsible for it',
        ],
      },
      {
        cue: 'People beyond the company',
        point: 'Opens a way for outsiders: security.txt, a mailbox, a friendly answer within days',
        weight: 2,
        said: [
          "a researcher must know where to write, and we don't threaten them",
          'simple disclosure page, no paid bounty at first',
        ],
      },
      {
        cue: 'When it cannot wait',
        point: 'Has a path for emergencies: who is called, how one deploys within hours',
        weight: 2,
        said: [
          'when the next famous library hole comes on a Friday, who does what',
          'practice a quick release once',
        ],
      },
      {
        cue: 'Keeping it from being forgotten',
        point: "Tracks in the normal backlog and looks monthly at what's overdue",
        weight: 2,
        said: ['same board as features, with a label', 'one chart: open ones past the deadline'],
      },
      {
        cue: 'An occasional check',
        point: 'Adds a test by outsiders once a year or before big launches, and learns from the findings',
        weight: 1,
        said: ['pay for a pentest of the main service', "ask why each one wasn't found by us"],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'A yearly penetration test is sufficient',
        said: [
          'we have a pentest every year, that covers it',
          "once a year experts test us, in between there's nothing to do",
        ],
        correction:
          'New flaws are published daily and code changes weekly. A yearly test is a check of the process, no replacement.',
      },
      {
        belief: 'Everything that scanners report has to be fixed immediately',
        said: ['zero findings is the rule', 'no finding may stay open, whatever it is'],
        correction:
          'Then the team drowns and starts ignoring. Fix by exposure, exploitation and value within agreed times.',
      },
    ],
    sampleAnswer:
      "Ten developers, five services, three on the internet, one with customer data; I'd plan half a day a week in total. So the machine does most of it. Dependencies: a bot opens pull requests, tests run, harmless ones merge by themselves. Images are rebuilt weekly from a maintained base, servers take security updates automatically, or we use managed services, so there's less to patch. Static analysis with a few precise rules and secret scanning run in the pipeline. Everything lands in the normal backlog with a label. Each week one developer has the security duty: looks at new findings, about twenty a week at the start, and sorts by three questions: reachable from outside, known to be exploited, what data. Deadlines: exploited and exposed two days, serious two weeks, the rest with routine updates. Monthly, the lead looks at what is overdue. For outsiders there's a security.txt, a mailbox that two people read, and an honest page; a reply within three days. And an emergency card: who decides, how we deploy within hours on a weekend; we practice it once. A yearly test from outside checks the main service, and for every finding we ask why we missed it. The trade-off is automatic updates against stability, so we need good tests and quick rollback. It fails when duty becomes nobody's duty, so it's in the calendar, and the overdue chart is visible.",
    criteria: ['Realistic for ten people', 'Closes the loop from finding to fixed'],
    followUps: [
      {
        question: 'A stranger writes: "I found a hole, pay me 5,000 or I publish." What do you do?',
        about: [3],
        answer:
          "Stay polite, thank them, ask for details by the mailbox, promise no money if there's no program. Check whether data was accessed, fix it, and get legal advice if it turns into blackmail.",
      },
      {
        question:
          "A bot's update breaks production one day. The developers want to turn automation off. Your view?",
        about: [1, 2],
        answer:
          "Keep it, but improve: tests for what broke, group and delay minor updates by some days, deploy in steps with rollback. Not updating means large risky jumps later, just when it's urgent.",
      },
    ],
  },
  {
    id: 'design-of-security-beginner-08',
    type: 'system_design',
    difficulty: 'beginner',
    roles: ['Security Engineer', 'Site Reliability Engineer (SRE)', 'DevOps Engineer'],
    skills: ['SIEM', 'Security Operations', 'Logging'],
    tags: ['central logging', 'first detections', 'retention'],
    question:
      'A company with 40 servers, a cloud account and an office directory collects no security logs centrally. Design a first log collection and the first alerts, for a team of two who also do other things.',
    keyPoints: [
      {
        cue: 'The purpose and the size',
        point: 'Begins with the questions to be answered and estimates volume and cost',
        weight: 2,
        said: [
          'could we say who logged in where last month',
          'forty servers plus cloud is maybe 20 gigabytes a day, so price it before collecting',
          'what would have helped in the past incidents',
        ],
      },
      {
        cue: 'What to collect first',
        point:
          'Collects the valuable sources first: identity logins, cloud audit, endpoint protection, VPN, mail, server authentication',
        weight: 3,
        essential: true,
        said: [
          'who logs in and who changes rights comes before debug logs',
          'not everything, just what tells us of a break-in',
          'begin with what shows logins and changed permissions, the rest can wait',
        ],
      },
      {
        cue: 'Where logs go',
        point: "Sends logs off the machine quickly to a separate place that its administrators can't alter",
        weight: 3,
        essential: true,
        said: [
          'an intruder erases local logs first',
          'own account with write-once for a time',
          "copy them away at once to where a hacked server can't delete anything",
        ],
      },
      {
        cue: 'Making them comparable',
        point:
          'Brings logs into a common form with correct time: fields, host names, synchronized clocks, UTC',
        weight: 2,
        said: [
          "if user is named in four ways we can't join them",
          'all machines on NTP, or the order is wrong',
        ],
      },
      {
        cue: 'What to alert on',
        point: 'Starts with a handful of alerts that somebody will act on, each with a short runbook',
        weight: 3,
        said: [
          'new admin, login without MFA, logging switched off, malware, key used from a new country',
          'ten good ones rather than 300 from the box',
          "I'd rather have ten alarms that are all followed up, with a short instruction for each",
        ],
      },
      {
        cue: 'Knowing that it still works',
        point: 'Watches the collection itself: a silent source must raise an alert',
        weight: 2,
        said: ['if a server stops sending for an hour, tell me', 'a test event every day, end to end'],
      },
      {
        cue: 'How long, and for whom',
        point: 'Decides on retention and access with privacy: searchable for months, cheaper archive beyond',
        weight: 1,
        said: ['ninety days hot, a year cold', 'logs show what people do, so not everyone may look'],
      },
      {
        cue: 'The hours nobody works',
        point: "Considers buying the night watch from a service, as two people can't do it",
        weight: 1,
        said: ['managed detection at night', 'be honest that nobody looks at 3 a.m. otherwise'],
      },
    ],
    wrongBeliefs: [
      {
        belief: "Collect everything first; what's needed will show later",
        said: [
          'just ship all logs into the SIEM',
          'first gather all logs there are, later we think about the use',
        ],
        correction:
          'Cost and noise explode and nothing is looked at. Start from questions and detections and add sources for these.',
      },
      {
        belief: 'Once a SIEM is installed, attacks are detected',
        said: ['with the SIEM we see everything', 'buy the product, connect it, and intruders will be found'],
        correction:
          'It finds only what sources and rules describe and what a person follows up. Without maintenance it gets quiet or noisy.',
      },
    ],
    sampleAnswer:
      "I'd ask first what we want to be able to answer: who logged in where, who got new rights, did malware run, could somebody have taken data. Volume: forty servers' authentication and system logs are perhaps five gigabytes a day, cloud audit two, directory and mail three, so ten to twenty gigabytes; I'd price this, and leave web access logs for later. Sources in order: directory and single sign-on, cloud audit trail, endpoint protection, VPN and mail, then servers' logins and sudo. A small agent ships within seconds to a separate account, where server administrators have no rights to delete, with write-once for a year; ninety days are searchable. Clocks synchronized, times in UTC, fields such as user and host brought into one form. For alerts I begin with about ten: new administrator, login without second factor, logging or endpoint protection switched off, cloud key used from a new country, many failures then a success, a new mail-forwarding rule. Each has a half-page runbook, and has to be tested by doing it. A source silent for an hour alerts as well. Two people can't watch at night, so the most severe ones go to on-call, or we buy a managed service; that's a trade-off of money against control. It fails by noise, so every month we look at what was useless. Access is limited and agreed with privacy, since it shows people's behavior.",
    criteria: ['Purpose before products', 'Honest about capacity of two people'],
    followUps: [
      {
        question: 'How do you test that the alert "new administrator" really works?',
        about: [4, 5],
        answer:
          'Create one in a test each month, by the ways an attacker would: directory group, cloud role, local account. Check that the alert comes within minutes with the needed details, and remove it.',
      },
      {
        question: 'The budget allows just half of the volume. What do you leave out?',
        about: [1],
        answer:
          "What's rarely decisive: successful network flows, verbose application logs, repeated health checks. They may go to cheap archive storage. Identity, audit and endpoint alerts stay.",
      },
    ],
  },
]
