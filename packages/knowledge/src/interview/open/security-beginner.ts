import type { OpenQuestion } from '../open-question.ts'

export const securityBeginner: readonly OpenQuestion[] = [
  {
    id: 'security-beginner-01',
    type: 'technical',
    difficulty: 'beginner',
    roles: ['Security Engineer', 'Backend Developer', 'Full Stack Developer'],
    skills: ['Application Security', 'Secure Coding', 'SQL'],
    tags: ['sql injection', 'parameters', 'code review'],
    question:
      'You review this handler of a staff directory. What can an attacker do with it, how would you show the author, and how should it be fixed?',
    code: {
      language: 'python',
      lines: [
        '@app.get("/staff")',
        'def staff():',
        '    name = request.args.get("name", "")',
        '    rows = db.execute(',
        '        "SELECT name, phone FROM staff WHERE name LIKE \'%" + name + "%\'"',
        '    )',
        '    return render_template("staff.html", rows=rows)',
      ],
    },
    keyPoints: [
      {
        cue: 'What goes wrong here',
        point: 'Recognizes SQL injection: the input becomes part of the statement itself',
        weight: 3,
        essential: true,
        said: [
          'whatever I type after name= is glued into the query and the database runs it',
          'a single quote breaks out of the string',
          'user text is treated as code',
        ],
      },
      {
        cue: 'The fix',
        point: 'Fixes it with a parameterized query, where the value is passed separately',
        weight: 3,
        essential: true,
        said: [
          'use a placeholder and hand over the name as argument',
          'prepared statement, percent signs go into the value, not into the SQL',
          'bind the variable instead of adding strings',
        ],
      },
      {
        cue: 'What somebody could gain',
        point: 'Describes real harm: reading other tables such as password hashes, changing or deleting data',
        weight: 2,
        said: [
          'with UNION you can pull the users table out through this list',
          'somebody could dump everything the account is allowed to see',
        ],
      },
      {
        cue: 'How you show it',
        point:
          'Shows it harmlessly to the author, for example with a quote or an always-true condition in a test system',
        weight: 2,
        said: ["send a ' in staging and show the error", "try x' OR '1'='1 locally and all rows come back"],
      },
      {
        cue: 'If one slips through',
        point: 'Limits the damage: the database account of this page gets only the rights it needs',
        weight: 2,
        said: [
          'a read-only user for this one table',
          "least privilege, so that even an injection can't drop anything",
        ],
      },
      {
        cue: 'Beyond this handler',
        point: 'Searches the code base for the same pattern and adds a check or test',
        weight: 1,
        said: [
          "probably it's not the only place, grep for string building in queries",
          "a Semgrep rule in the pipeline so it doesn't come again",
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Escaping quotes or filtering words such as SELECT is a sufficient fix',
        said: ['replace the quote with two quotes', 'block dangerous keywords in the input'],
        correction:
          "Filters miss encodings, numbers and other contexts, and harm real names like O'Brien. Parameters keep data and code apart.",
      },
      {
        belief: 'Checking the input in the browser prevents it',
        said: [
          'validate the form with JavaScript',
          "limit the input field in the form so that quotes can't be typed",
        ],
        correction:
          'An attacker sends requests without your page. Browser checks are only comfort for honest users.',
      },
    ],
    sampleAnswer:
      "The name from the URL is glued into the SQL text, so this is SQL injection. If I send a single quote, I break out of the string, and the rest of my input is executed as part of the statement. With UNION SELECT an attacker could show the users table with its password hashes in this list, and depending on the account's rights and the driver also change or delete data. To show the author, I'd do it in a test system and harmlessly: a quote that gives an error, then an always-true condition that lists everybody. I explain it as a slip that happens easily, not as stupidity. The fix is a parameterized query: the statement has a placeholder, and the value, including the percent signs, is passed separately, so the database never takes it for code. I wouldn't rely on escaping or a list of bad words. As a second line of defense, the account of this page should be allowed only to read that table. And since one place is seldom alone, I search for other concatenated queries and propose a lint rule and a test with a quote in the name.",
    criteria: ['Explains attack and fix understandably to a developer', 'Demonstrates without doing harm'],
    followUps: [
      {
        question:
          "The author says the column to sort by also comes from the URL, and a placeholder doesn't work there. What do you suggest?",
        about: [1],
        answer:
          'Identifiers can\'t be bound as values. I\'d map the input to a fixed list: if it is "name" or "phone" use that column, otherwise the default. The text of the user never reaches the statement.',
      },
      {
        question: 'Would an ORM have made this impossible?',
        about: [4, 2],
        answer:
          "Mostly, because its normal methods bind values. But nearly every ORM allows raw fragments, and if one concatenates there, it's the same hole. So the rule and the check stay necessary.",
      },
    ],
  },
  {
    id: 'security-beginner-02',
    type: 'technical',
    difficulty: 'beginner',
    roles: ['Security Engineer', 'Backend Developer', 'Full Stack Developer'],
    skills: ['Cryptography', 'Password Management', 'Application Security'],
    tags: ['password hashing', 'argon2', 'salt'],
    question:
      "A colleague stores passwords as SHA-256 with a random salt for each user and says that this is safe. Do you agree? Explain to them what you'd change, and how to move the existing users over.",
    keyPoints: [
      {
        cue: 'What is wrong with it',
        point:
          'Explains that SHA-256 is too fast, so stolen hashes can be guessed by the billions per second',
        weight: 3,
        essential: true,
        said: [
          'a graphics card tries billions of them every second, weak passwords fall in minutes',
          "it's made for speed, which is exactly wrong here",
          'offline guessing is too cheap with it',
        ],
      },
      {
        cue: 'What to use instead',
        point: 'Uses a slow password hash such as Argon2id, scrypt or bcrypt',
        weight: 3,
        essential: true,
        said: [
          'take argon2 with memory cost, from a proven library',
          'bcrypt with a work factor that takes a fraction of a second',
          'one should choose a function made for passwords, that is deliberately slow and needs memory',
        ],
      },
      {
        cue: 'What they got right',
        point:
          "Credits the salt: it stops precomputed tables and shows no equal passwords, yet doesn't slow down guessing one",
        weight: 2,
        said: [
          'the salt is right, two users with the same password look different',
          'rainbow tables are no use, but a single account can still be attacked',
        ],
      },
      {
        cue: 'Moving active users over',
        point: 'Moves users over when they next log in, as the password is then at hand',
        weight: 2,
        said: [
          'at the next sign-in verify with the old one and store the new kind',
          'rehash the next time they sign in',
        ],
      },
      {
        cue: 'Moving those who stay away',
        point: 'Wraps the old hashes in the new function so that inactive accounts are protected at once',
        weight: 2,
        said: [
          'apply argon2 over the existing SHA value, no need to wait for people',
          'hash the hash for everyone tonight',
        ],
      },
      {
        cue: 'Beyond how they are stored',
        point: 'Adds protections around it: rate limits, checks against leaked passwords, a second factor',
        weight: 1,
        said: [
          'block known breached passwords and slow down guessing at the login form',
          'MFA helps when a password gets out anyway',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'A salt is what makes a fast hash safe for passwords',
        said: [
          "as it's salted nobody can crack it",
          "each user has a random salt, therefore the speed of the hash doesn't matter",
        ],
        correction:
          'A salt prevents shared and precomputed work. For a single account, guessing at billions a second stays as fast as before.',
      },
      {
        belief: 'Passwords should be encrypted so that they can be decrypted if needed',
        said: [
          'better encrypt them with AES and keep the key secret',
          'store them encrypted so that we can send a forgotten password back',
        ],
        correction:
          'Whoever gets the key has all passwords. Nobody needs the plain text; store a slow one-way hash.',
      },
    ],
    sampleAnswer:
      "I'd say: the salt is right, the function isn't. With a random salt per user, nobody can use precomputed tables, and equal passwords don't look equal. But SHA-256 is built to be fast. If our table leaks, an attacker with graphics cards tries billions of guesses a second against one user's hash, and most human passwords fall quickly. A password hash should be slow on purpose and cost memory: Argon2id is my first choice, or scrypt or bcrypt, from a well-known library, with parameters so that one check takes maybe a quarter of a second on our server. The library also keeps salt and parameters in its output, so they can be raised later. For the existing users we don't have the passwords, so I'd do two things: tonight, wrap every old hash in Argon2id, so a leak tomorrow is far less bad, even for people who never return; and at each next login, when we have the password in hand, replace it by a clean Argon2id hash. Besides that: rate limiting at the login, rejecting known leaked passwords, and offering a second factor.",
    criteria: ['Gives credit for what is right before correcting', 'Thinks of the existing data'],
    followUps: [
      {
        question: 'How does the login code know which kind of hash it has before it?',
        about: [3, 4],
        answer:
          'By a prefix or a version column stored with the hash. It verifies by that scheme, and after success with an old one it writes the new one. A count of old versions shows the progress.',
      },
      {
        question: 'What could go wrong if you set the cost of the hash very high?',
        about: [1],
        answer:
          "Logins get slow, and an attacker can exhaust the server with login attempts. I'd measure on our hardware, choose a fraction of a second, and limit attempts per account and address.",
      },
    ],
  },
  {
    id: 'security-beginner-03',
    type: 'technical',
    difficulty: 'beginner',
    roles: ['Security Engineer', 'Site Reliability Engineer (SRE)'],
    skills: ['Incident Response', 'Security Operations', 'Email Security'],
    tags: ['phishing', 'account compromise', 'first response'],
    question:
      'An employee calls: ten minutes ago she entered her password on a page that a mail led her to, and now it seems odd. What do you do, in which order, and what do you say to her?',
    keyPoints: [
      {
        cue: 'What you say to her',
        point: 'Thanks her and keeps her calm, so that people go on reporting',
        weight: 2,
        said: [
          'good that you called right away, you did the right thing',
          'no blame, because otherwise the next one stays silent',
          'I reassure her and take down the facts',
        ],
      },
      {
        cue: 'Shutting the door',
        point: 'Cuts off access at once: resets the password and ends all sessions and tokens',
        weight: 3,
        essential: true,
        said: [
          'new password and sign out everywhere, since a stolen session survives the reset',
          'block the account until we are sure, revoke the refresh tokens',
          'I make sure the thief is thrown out now: log the user out on all devices and set a fresh password',
        ],
      },
      {
        cue: 'What may have happened already',
        point:
          'Checks what was done with the account since: logins, mail rules, MFA devices, sent mail, files',
        weight: 3,
        essential: true,
        said: [
          'look in the sign-in log for foreign addresses and new devices',
          'attackers like to add a forwarding rule or their own authenticator',
          'was anything read or sent in these ten minutes',
        ],
      },
      {
        cue: 'What you ask her',
        point:
          'Asks whether she also approved a second factor, opened a file or uses that password elsewhere',
        weight: 2,
        said: [
          'did you confirm a prompt or type a code',
          'the same password on other sites has to be changed too',
        ],
      },
      {
        cue: 'Her colleagues',
        point: 'Finds the other recipients, removes the mail and blocks the page',
        weight: 2,
        said: [
          'who else got it, pull it from all the inboxes',
          'search by sender, subject and link, see who clicked on it in the proxy log',
        ],
      },
      {
        cue: 'Leaving a trail',
        point: 'Keeps the mail and notes for evidence and informs by the incident process',
        weight: 1,
        said: [
          'save the original with the headers and write the timeline',
          'open a ticket and tell the team lead',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'With multi-factor authentication a stolen password is harmless',
        said: [
          'we have MFA so nothing can happen',
          'she has a second factor, so the password alone is useless to them',
        ],
        correction:
          'Relay pages pass the code on and steal the session, and people approve prompts. Check sessions and logins all the same.',
      },
      {
        belief: 'Changing the password is enough to lock the attacker out',
        said: [
          "she changes her password and we're done",
          'a new password is all it takes and the account is safe again',
        ],
        correction:
          'Existing sessions, app tokens, forwarding rules or a newly added device may keep access. Revoke and check those too.',
      },
    ],
    sampleAnswer:
      "First I thank her: calling after ten minutes is the best thing she could do, and she's not in trouble. While she's on the line I act: block or reset the account, end all sessions and revoke tokens, because a relay page may have taken her session too, and that survives a new password. I ask quickly: did you confirm a prompt or type a code, did you download or open something, do you use this password elsewhere? If a file was opened I isolate the laptop as well. Then I look at what happened with the account since the click: sign-ins from unknown addresses, new MFA devices, mail rules that forward or hide things, mails sent, files opened, apps she consented to. Whatever is foreign gets removed. In parallel I get the mail with its headers, search who else received it, pull it from the mailboxes, block the domain, and look in the proxy log for others who went there; they get the same treatment. I note everything with times, and open the incident so that the right people know. When it's clean, she gets her account back with a new password, and I tell her what came of it.",
    criteria: ['Speed with kindness', 'Looks beyond the one account'],
    followUps: [
      {
        question:
          'You find a rule that moves mails with "invoice" to a hidden folder. What does it tell you?',
        about: [2, 1],
        answer:
          'Somebody was in and prepares payment fraud. I remove it but keep a copy, widen the search to sent mail and contacts, warn the finance department about changed bank details, and raise the severity.',
      },
      {
        question: "Why do many companies' phishing reports come late, and what would you change?",
        about: [0],
        answer:
          "People fear shame or don't know where to report. A single button in the mail program, a quick friendly reply, and thanking people openly help more than punishing clickers.",
      },
    ],
  },
  {
    id: 'security-beginner-04',
    type: 'technical',
    difficulty: 'beginner',
    roles: ['Security Engineer', 'Frontend Developer', 'Full Stack Developer'],
    skills: ['XSS', 'Web Security', 'JavaScript'],
    tags: ['cross site scripting', 'output encoding', 'csp'],
    question:
      "A forum shows comments with this code. A tester's comment made an alert box pop up for every reader. Explain what is behind it, why it is serious, and what you change.",
    code: {
      language: 'js',
      lines: [
        'function show(comment) {',
        "  const div = document.createElement('div')",
        "  div.innerHTML = '<b>' + comment.author + '</b>: ' + comment.text",
        '  list.append(div)',
        '}',
      ],
    },
    keyPoints: [
      {
        cue: 'What is behind it',
        point:
          "Recognizes stored cross-site scripting: a visitor's text is parsed as HTML and runs in other people's browsers",
        weight: 3,
        essential: true,
        said: [
          'the comment is saved and then executed for everyone who reads it',
          'input gets interpreted as markup instead of shown as text',
          "somebody's post contains code, and the page runs it for all other visitors",
        ],
      },
      {
        cue: 'The fix',
        point: "Fixes it by inserting text as text, with `textContent` or a framework's escaping",
        weight: 3,
        essential: true,
        said: [
          "use textContent for author and text so the browser doesn't parse tags",
          'let the template engine escape on output',
          'create the b element and put the name in as a text node',
        ],
      },
      {
        cue: 'Why it is serious',
        point: 'Describes the harm: acting as the reader, reading data, stealing tokens, faking a login form',
        weight: 2,
        said: [
          'the script can do everything that the logged-in user can do on our site',
          'if an admin reads it, the attacker gets admin actions',
          'post in their name or read their private messages',
        ],
      },
      {
        cue: 'If users ask for bold text',
        point: 'Uses a maintained sanitizer with an allowlist where formatting is really wanted',
        weight: 2,
        said: ['if bold and links are needed then DOMPurify', 'only a small set of permitted tags'],
      },
      {
        cue: 'What limits it anyway',
        point: 'Adds a Content Security Policy as a second line of defense',
        weight: 2,
        said: [
          'a CSP without inline scripts would stop many of these',
          'header that only allows our own scripts',
        ],
      },
      {
        cue: 'Another browser safeguard',
        point: 'Sets session cookies to HttpOnly and knows that it limits the harm only in part',
        weight: 1,
        said: [
          "script can't read the cookie then, but still send requests",
          "HttpOnly doesn't stop the attack itself",
        ],
      },
      {
        cue: 'Where else to look',
        point: 'Looks for the same pattern elsewhere, including the author field and old stored comments',
        weight: 1,
        said: [
          'the name is just as injectable',
          'grep for innerHTML and clean up what is already in the database',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Removing script tags from the comments fixes it',
        said: ["filter out <script> and it's safe", 'strip the script element with a regular expression'],
        correction:
          'An image with an onerror attribute, an SVG or a javascript: link runs without any script tag. Encode on output or sanitize with an allowlist.',
      },
      {
        belief: 'HttpOnly cookies or HTTPS prevent cross-site scripting',
        said: [
          "our cookies are HttpOnly, so XSS doesn't matter",
          "the site uses https and http-only cookies, so a script can't steal anything",
        ],
        correction:
          "The script runs inside the page as the user and can send any request. HttpOnly hides only the cookie's value.",
      },
    ],
    sampleAnswer:
      "It's stored XSS. The comment is put into innerHTML, so the browser parses it as HTML; something like an image with an onerror handler runs as script for every reader. The alert box is only the proof. A real script would run as part of our site in the reader's session: read their messages, post in their name, change the email address, show a fake login, and if a moderator reads it, use the moderator's rights. The fix is to treat text as text: create the b element and set textContent for the author and for the text, or use a framework whose templates escape by default. Note that the author's name is just as dangerous as the text. If users should be allowed bold and links, I'd use a maintained sanitizer with an allowlist, not a filter of my own that cuts script tags. As a second line I'd add a Content Security Policy that forbids inline scripts and foreign sources, and the session cookie should be HttpOnly, which hides it but doesn't stop the script from sending requests. Then I search for other innerHTML uses and check the comments already stored.",
    criteria: [
      'Explains mechanism, harm and fix in plain words',
      'Knows which measures are only a second line',
    ],
    followUps: [
      {
        question: 'Would you clean the text when it is saved or when it is shown?',
        about: [1, 3],
        answer:
          "Encode when shown, because only there the context is known: HTML, attribute, URL or script. Saved text stays as the user wrote it. Rich text I sanitize at output, or at both if it's costly.",
      },
      {
        question: 'The team says that a strict CSP breaks their inline scripts. How can they introduce it?',
        about: [4],
        answer:
          'Start in report-only mode, collect what would break, move inline code to files or give it a nonce, then enforce. New pages get the strict policy from the beginning.',
      },
    ],
  },
  {
    id: 'security-beginner-05',
    type: 'technical',
    difficulty: 'beginner',
    roles: ['Security Engineer', 'DevOps Engineer', 'Cloud Engineer'],
    skills: ['Secrets Management', 'Incident Response', 'GitHub'],
    tags: ['leaked credentials', 'git', 'rotation'],
    question:
      'You notice that a colleague pushed a cloud access key to a public repository twenty minutes ago. He has already deleted the file with a new commit. What do you do now, and in which order?',
    keyPoints: [
      {
        cue: 'What comes first',
        point: 'Revokes or rotates the key at once, treating it as stolen',
        weight: 3,
        essential: true,
        said: [
          'disable it in the console first, before any cleanup',
          'bots find such keys within minutes, so it is burned',
          'kill the credential, then everything else',
        ],
      },
      {
        cue: 'Why his commit is not enough',
        point: "Explains that deleting the file doesn't help, as it stays in the history, clones and caches",
        weight: 3,
        essential: true,
        said: [
          'git keeps the old commit and anyone can look at it',
          'forks and scrapers already have a copy',
          'a new commit only hides it from the latest view',
        ],
      },
      {
        cue: 'What may have happened already',
        point: 'Checks the logs for what was done with the key since the push',
        weight: 2,
        said: [
          'look in CloudTrail for calls from unknown addresses',
          'any new users, machines in odd regions, data read',
        ],
      },
      {
        cue: 'How bad it could be',
        point: 'Knows what the key was allowed to do and treats abuse as an incident',
        weight: 2,
        said: [
          'how much power did it have, is it admin or only one bucket',
          'if there are foreign actions then escalate to incident response',
        ],
      },
      {
        cue: 'So it never returns',
        point: 'Prevents it: secret scanning before the push, a secrets manager, short-lived credentials',
        weight: 2,
        said: [
          'pre-commit hook and push protection',
          "roles instead of long-lived keys so that there's nothing to leak",
          'keep it in a vault and not in a file',
        ],
      },
      {
        cue: 'Work and people around it',
        point: 'Replaces it where it is used so that nothing breaks, and treats the colleague without blame',
        weight: 1,
        said: ['which job uses this key, give that the new one', 'tell him it happens, thanks for saying it'],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Removing the secret from the git history solves the problem',
        said: [
          "rewrite the history with filter-repo and force push, then it's gone",
          'delete the commit from the history and the key is safe again',
        ],
        correction:
          'Copies may exist already within seconds. Rewriting is tidy-up; only revoking makes the key worthless.',
      },
      {
        belief: 'As nobody noticed it in twenty minutes, no harm is to be expected',
        said: [
          'the repository has no stars, no one has seen it',
          'it was online just for a short time so I think nothing happened',
        ],
        correction:
          'Automated scanners follow public pushes around the clock and use keys within minutes. Assume that it was taken.',
      },
    ],
    sampleAnswer:
      "The key is burned, so the first thing is to disable it, right now, in the cloud console. Deleting the file changed nothing: the old commit is in the history, and bots read public pushes within a minute or two, so copies exist. If I know which job uses the key, I give that a new one at the same time; but if I had to choose, I'd rather break the job than leave the key alive. Second, I look at what it was used for since the push: the audit log filtered by this key, calls from unknown addresses, new users or keys, machines in regions we never use, data read from storage. I also check what it was allowed to do, so I know the worst case. If there is anything foreign, it becomes an incident and I escalate, because the intruder might have made another way in. Only then comes tidying the history, which is cosmetic. I talk with the colleague without blame; it happens. And so that it doesn't happen again: push protection and a pre-commit scan, secrets in a manager, and best of all short-lived roles in place of long-lived keys.",
    criteria: ['The right order under time pressure', 'No blame, yet full consequences'],
    followUps: [
      {
        question:
          'The audit log shows that the key created a new user eight minutes after the push. What changes?',
        about: [2, 3],
        answer:
          "It's a compromise now. I call the incident team, disable that user and its keys, search for everything both created or read, keep the logs, and check for further backdoors such as roles, functions or trust changes.",
      },
      {
        question: 'How can a build job deploy to the cloud with no stored key at all?',
        about: [4],
        answer:
          "By workload identity: the CI system issues a signed token for the job, and the cloud exchanges it for credentials of some minutes, limited to that repository and branch. There's nothing lasting to leak.",
      },
    ],
  },
  {
    id: 'security-beginner-06',
    type: 'technical',
    difficulty: 'beginner',
    roles: ['Security Engineer', 'Cloud Engineer', 'DevOps Engineer'],
    skills: ['Identity & Access Management', 'Cloud Security', 'AWS IAM'],
    tags: ['least privilege', 'access request', 'temporary access'],
    question:
      'A developer writes: "I get AccessDenied when reading the reports bucket. Please give me AdministratorAccess, it\'s urgent, a customer is waiting." What do you do?',
    keyPoints: [
      {
        cue: 'Your first reply',
        point: "Doesn't give admin rights, but asks what exactly is needed and solves that quickly",
        weight: 3,
        essential: true,
        said: [
          'which bucket, read or write, for how long',
          'let me see the error, it tells the missing action',
          "I'll help you right now, but not with the master key",
        ],
      },
      {
        cue: 'What you hand out',
        point: 'Grants the least that does the job: reading this bucket, nothing else',
        weight: 3,
        essential: true,
        said: [
          's3:GetObject and ListBucket on reports only',
          'narrow policy instead of star on star',
          "I'd give only permission to view the reports, no writing and no other data",
        ],
      },
      {
        cue: 'How the permission is attached',
        point: 'Makes it temporary or ties it to a role or group rather than to the person',
        weight: 2,
        said: [
          'access that ends tonight by itself',
          "put the right on the team's role so that others get it too",
        ],
      },
      {
        cue: 'What you tell the developer',
        point: 'Explains the reason: mistakes and stolen accounts do as much harm as the rights allow',
        weight: 2,
        said: [
          'if your laptop is hacked, the intruder has everything you have',
          'one wrong click with admin can wipe production',
        ],
      },
      {
        cue: 'Who else has a say',
        point: "Checks whether the person should see this data and gets the owner's approval",
        weight: 2,
        said: [
          "are there customers' private data in it, then ask whoever owns the bucket",
          'is it part of their job at all',
        ],
      },
      {
        cue: 'What happens afterwards',
        point: 'Records the approval and repairs the cause, so that the next request needs no emergency',
        weight: 1,
        said: [
          'ticket with who approved what and when',
          'if the whole team needs reports, build it into their normal role',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Since it is urgent, full rights can be given for now and removed later',
        said: [
          'give admin today and take it away tomorrow',
          'urgent is urgent, I assign the admin role and clean up next week',
        ],
        correction:
          '"Later" is usually forgotten, and a narrow right takes only minutes more. Urgency is also what attackers use as pressure.',
      },
      {
        belief: 'Access to internal employees need not be limited, as they are trusted',
        said: [
          'he is one of us, so admin is fine',
          'colleagues have signed a contract, we can trust them with everything',
        ],
        correction:
          "Least privilege isn't distrust. It limits what an error, malware or a stolen session can do with the account.",
      },
    ],
    sampleAnswer:
      "I take the urgency seriously, so I answer right away, but not with admin. I ask for the exact error message and what they want to do: read one report from that bucket? The AccessDenied message normally names the action and the resource, so I can see what is missing. Then I check if they should see this data at all; if there are customers' personal data in it, the owner of the bucket says yes or no, which takes one call. What I grant is the smallest thing: list and read on the reports bucket, or even one prefix, through a role or group and not attached to the person, and for today only, ending by itself. I explain it in a sentence: with admin, one slip or a stolen laptop could delete production, and you don't need that to read a file. If the denial has another reason, such as the encryption key's policy, then admin wouldn't even be the proper fix. I note in the ticket who approved what. If the whole team needs reports regularly, I put it into their normal role, so that nobody needs to ask in a hurry again.",
    criteria: ['Helpful and firm at the same time', 'Solves the need, not only the request'],
    followUps: [
      {
        question:
          'You granted read on the bucket and it still says AccessDenied. What else may be the reason?',
        about: [1],
        answer:
          "An explicit deny in the bucket policy or an organization's rule, a permission boundary, a missing right to decrypt with the KMS key, or simply the wrong account or role in use. I read the message and the audit log.",
      },
      {
        question: 'How do you find rights in the account that nobody uses?',
        about: [2, 5],
        answer:
          'By last-used information and access analyzers of the cloud: roles and actions without use in ninety days. I ask the owner, remove in steps, and keep a quick way to restore.',
      },
    ],
  },
  {
    id: 'security-beginner-07',
    type: 'technical',
    difficulty: 'beginner',
    roles: ['Security Engineer', 'DevOps Engineer'],
    skills: ['Vulnerability Management', 'Risk Assessment', 'Patch Management'],
    tags: ['prioritization', 'cvss', 'exploitation'],
    question:
      'Two findings come in on Monday: a CVSS 9.8 in a library on an internal reporting server, and a 7.5 in your internet-facing VPN gateway that is already exploited in the wild. You can patch one today. Which, and why?',
    keyPoints: [
      {
        cue: 'Your choice',
        point: 'Chooses the VPN gateway because it is exposed to the internet and attacked already',
        weight: 3,
        essential: true,
        said: [
          'the seven point five first, people are breaking into those right now',
          'anybody in the world can reach it',
          'active exploitation beats the number',
        ],
      },
      {
        cue: 'What the number means',
        point: 'Explains that the score rates severity in general, not the risk here',
        weight: 3,
        essential: true,
        said: [
          'CVSS does not know where my server stands',
          'the base score is the worst case in a lab, I need exposure and value',
          'the number says how bad it could be in theory, but not whether anyone can attack us with it',
        ],
      },
      {
        cue: 'What lies behind each system',
        point: 'Considers what each system opens up to an attacker, as the gateway leads into the network',
        weight: 2,
        said: ['whoever owns the VPN is inside', 'it sees the logins of everybody'],
      },
      {
        cue: 'Questions about the library',
        point: "Checks whether the library's vulnerable part is used and reachable at all",
        weight: 2,
        said: [
          'is the function even called, who can get to that server',
          "maybe the flaw needs a feature that's switched off",
        ],
      },
      {
        cue: 'The one that waits',
        point: 'Lowers the other risk meanwhile with a stopgap, and sets a date for it',
        weight: 2,
        said: [
          "restrict who can reach the reporting server until it's patched tomorrow",
          'a firewall rule or disabling the feature buys time',
        ],
      },
      {
        cue: 'What a patch cannot undo',
        point: 'Looks for signs that the gateway has been broken into before the patch',
        weight: 2,
        said: [
          "since it's exploited in the wild, check its logs for odd sessions or new admins",
          "a patch doesn't throw out somebody who's already in",
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'The finding with the higher CVSS score has to be fixed first',
        said: [
          'nine point eight is critical, so that comes first',
          'always go from the highest score to the lowest',
        ],
        correction:
          'The base score says nothing about exposure, value or actual attacks. A reachable 7.5 under attack is the greater risk.',
      },
      {
        belief: 'After patching an exploited system it is safe again',
        said: [
          'once patched we can close the ticket',
          'the update is installed so nobody can be inside any more',
        ],
        correction:
          'The patch closes the door for the future. Someone who came in before may have left accounts or web shells.',
      },
    ],
    sampleAnswer:
      "The VPN gateway first, although its number is lower. CVSS rates how bad a flaw is in general; it doesn't know that one system is open to the whole internet and the other is inside. This one is being exploited right now, everybody can reach it, and whoever takes it stands in our network and may see logins. So I patch it today, and if the patch needs a restart in office hours I'd still ask for it. Because it's exploited in the wild, I also look whether somebody was in before: unknown sessions, new admin accounts, changed files, what the vendor lists as indicators, because a patch doesn't remove an intruder. For the 9.8 I check quickly whether it applies: is the vulnerable function used, who can reach the server, does it hold sensitive data? I'd reduce the risk for the night, with a firewall rule to just the few who need it or by disabling the feature, and patch tomorrow with a fixed date. If I found it reachable by all employees and simple to exploit, I'd ask for a second person to do both today. And I write down why I chose so.",
    criteria: ['Argues with exposure, exploitation and impact', "Doesn't forget the second finding"],
    followUps: [
      {
        question: "The gateway's logs show an unknown admin login last night. What now?",
        about: [5],
        answer:
          "Incident response: isolate the gateway, keep an image and logs, and treat the credentials that went through it as stolen. Patching alone isn't enough; it has to be rebuilt, and I look for where they went from there.",
      },
      {
        question: 'Which sources tell you whether a flaw is really exploited?',
        about: [1, 3],
        answer:
          "Lists of known exploited vulnerabilities, such as CISA's, vendor advisories, threat intelligence, EPSS as an estimate of probability, and our own detection and honeypots. I don't wait for certainty if we are exposed.",
      },
    ],
  },
  {
    id: 'security-beginner-08',
    type: 'technical',
    difficulty: 'beginner',
    roles: ['Security Engineer', 'Backend Developer', 'Frontend Developer'],
    skills: ['TLS', 'Cryptography', 'Network Security'],
    tags: ['https', 'certificates', 'encryption in transit'],
    question:
      'A product colleague says: "We have the padlock, so our customers\' data is encrypted and safe." Explain to them, without jargon, what HTTPS does give you and what it does not.',
    keyPoints: [
      {
        cue: 'Where it helps',
        point:
          'Says that HTTPS protects data on the way between browser and server from reading and changing',
        weight: 3,
        essential: true,
        said: [
          'on the road nobody in the cafe wifi can look in or alter it',
          "it's like a sealed envelope during the transport",
          'it protects in transit',
        ],
      },
      {
        cue: 'Where it ends',
        point: "Says that it doesn't protect data on the server, in the database or in backups",
        weight: 3,
        essential: true,
        said: [
          "when it arrives it's opened, so a break-in at our place still gets everything",
          'storage needs its own protection',
          'at both ends the data lies there in clear',
        ],
      },
      {
        cue: 'Who is at the other end',
        point: 'Explains that the certificate shows who one talks to: the holder of that domain',
        weight: 2,
        said: [
          'the browser checks that the site is really the name in the address bar',
          'it proves the name, a trusted authority signed it',
        ],
      },
      {
        cue: 'What users may wrongly conclude',
        point: 'Points out that a padlock says nothing about honesty: phishing sites have one too',
        weight: 2,
        said: [
          'crooks get a certificate for free as well',
          'encrypted connection to a thief is still to a thief',
        ],
      },
      {
        cue: 'What attackers can still do',
        point:
          'Points out that flaws in the application, such as injection or missing access checks, work over HTTPS too',
        weight: 2,
        said: ['an attacker uses the encrypted line just like customers', 'a hole in the app stays a hole'],
      },
      {
        cue: 'How you make it understood',
        point: 'Uses a picture or example that fits the listener, and asks back',
        weight: 1,
        said: [
          "I'd say armored car between two houses, but what about the door of the house",
          'compare it with a letter',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'HTTPS means that the data is stored encrypted',
        said: [
          'with the padlock everything is encrypted, also in the database',
          'SSL encrypts what we save, so a stolen database is unreadable',
        ],
        correction:
          'TLS ends at the server or even at the load balancer. Encryption at rest and access control are separate measures.',
      },
      {
        belief: 'A valid certificate proves that a site is trustworthy',
        said: [
          "if there's the green lock you can trust the shop",
          "a site with a certificate has been checked, so it's no scam",
        ],
        correction:
          'It proves control of the domain name. Anybody, including phishers, can get a certificate for their own domain.',
      },
    ],
    sampleAnswer:
      "I'd take a picture. HTTPS is an armored van between the customer's house and ours: nobody on the road can look in or swap the goods, not in the café's wifi and not at the internet provider. The certificate is the sign that the van drives to the house with our name, so the customer's browser knows it reached this domain and no impostor in between. That's a lot, and we need it on every page. But the van unloads at our door. Inside the house, in our database, logs and backups, the data lies there whether or not it came by van. If someone breaks in, or an employee sees too much, the padlock doesn't help; that needs access rights, encryption of storage and so on. A burglar can also come by van: if our site has a flaw, say that changing a number in the address shows another customer's invoice, it works over HTTPS just as well. And a padlock says nothing about honesty; phishing sites have one too. So I'd tell customers: \"your connection is encrypted\", not \"your data is safe\", and ask what made them bring it up.",
    criteria: ['Correct and understandable without belittling', 'Offers a true sentence for the customer'],
    followUps: [
      {
        question: 'What should a user think when the browser warns of an invalid certificate?',
        about: [2],
        answer:
          "Either the site's owner made a mistake, such as letting it expire, or somebody sits in between. The user can't tell which, so they shouldn't enter anything. We as the operator must renew automatically and watch expiry.",
      },
      {
        question:
          'Traffic is decrypted at the load balancer and goes on in plain text inside. Is that a problem?',
        about: [1],
        answer:
          "It may be: anyone on the inner network, or a compromised machine, can read it. I'd encrypt the inner hop as well, at least where sensitive data or shared networks are involved.",
      },
    ],
  },
  {
    id: 'security-beginner-09',
    type: 'technical',
    difficulty: 'beginner',
    roles: ['Security Engineer', 'Site Reliability Engineer (SRE)'],
    skills: ['Security Operations', 'Threat Detection', 'SIEM'],
    tags: ['log analysis', 'password spraying', 'authentication'],
    question:
      'What do you read out of this login log, what do you check next, and what would you do about it?',
    code: {
      language: 'text',
      lines: [
        '08:01:12 FAIL user=a.meyer    ip=203.0.113.40 reason=bad_password',
        '08:01:44 FAIL user=b.okafor   ip=203.0.113.41 reason=bad_password',
        '08:02:15 FAIL user=c.lindt    ip=203.0.113.40 reason=bad_password',
        '08:02:49 FAIL user=d.santos   ip=203.0.113.44 reason=bad_password',
        '08:03:20 OK   user=e.ivanova  ip=203.0.113.41 mfa=none client=IMAP',
        '08:03:52 FAIL user=f.tanaka   ip=203.0.113.44 reason=bad_password',
        '   (… 212 further users, one attempt each, every ~30 s)',
      ],
    },
    keyPoints: [
      {
        cue: 'What the pattern is',
        point: 'Recognizes password spraying: one try each against many users, slow enough to avoid lockouts',
        weight: 3,
        essential: true,
        said: [
          'few common passwords over the whole staff list',
          'it goes alphabetically, one attempt per person, so nobody gets locked',
          'low and slow against everyone',
        ],
      },
      {
        cue: 'The line that matters',
        point: 'Sees that one login succeeded and treats that account as taken over',
        weight: 3,
        essential: true,
        said: [
          "e.ivanova came in from the same addresses, she's compromised",
          'the OK line is the important one',
          "between all those failures there is one hit, so that person's password is known to the attacker",
        ],
      },
      {
        cue: 'How that login got through',
        point: 'Notices that it went through IMAP without a second factor, an old protocol as a side door',
        weight: 2,
        said: ['legacy authentication bypasses MFA', 'why is mail login without a second check even open'],
      },
      {
        cue: 'Dealing with the hit',
        point: 'Contains it: ends the sessions, resets the password, checks what that account did',
        weight: 3,
        said: [
          'lock her out, new password, look for rules and downloads',
          'call her as well to make sure it was not her',
          'throw the intruder out of the mailbox and look at what has been read or changed there',
        ],
      },
      {
        cue: 'Looking further',
        point: 'Searches for the same addresses and pattern in other logs and longer back',
        weight: 2,
        said: [
          'the range 203.0.113 in VPN and web mail, last weeks too',
          'was there any other success from there',
        ],
      },
      {
        cue: 'So it cannot be repeated',
        point: 'Blocks the source but knows that addresses change, and closes the cause',
        weight: 1,
        said: [
          'block the range for now, yet tomorrow they come from elsewhere',
          'turn off IMAP basic login, require MFA, ban common passwords',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Account lockout protects against this attack',
        said: [
          'just lock accounts after five failed attempts',
          'the lockout policy after some wrong tries stops such people',
        ],
        correction:
          'Spraying makes only one or two attempts per account, so a per-account limit never triggers. Count failures across accounts and sources.',
      },
      {
        belief: 'Failed logins are normal noise and nothing to worry about',
        said: [
          'people mistype their passwords in the morning',
          'there are always failed logins, I would ignore them',
        ],
        correction:
          "Different users in alphabetical order from the same few addresses at even intervals aren't typing errors.",
      },
    ],
    sampleAnswer:
      "The pattern is one attempt per user, in alphabetical order, every thirty seconds, from a few addresses of one range. That isn't people mistyping; it's password spraying: a common password is tried against the whole staff, slowly, so no account gets locked. The important line is the OK one: e.ivanova was logged in from the same range, over IMAP, without a second factor. I treat her account as taken over. I end her sessions, reset the password, call her to ask if it was her, and check what was done: mails read, rules created, anything sent, other services she can log in to. Then I search wider: these addresses and the same pattern in VPN, web mail and the single sign-on, also for past weeks, and above all any other success. I block the range, but that's only for hours, as they'll move. The cause is the side door: old protocols that skip MFA. I'd switch off basic authentication for mail, require a second factor everywhere, and refuse common passwords. Lastly I propose a detection that counts failures across different users from one source, since a per-account limit can't see this.",
    criteria: ['Picks the decisive line from the noise', 'Moves from observation to action'],
    followUps: [
      {
        question: "How would you write a detection for this that doesn't fire each Monday morning?",
        about: [4],
        answer:
          "Count distinct users with failures per address range and hour, set against its usual number, and raise it strongly if a success follows. Known office addresses get a higher threshold, and failures for users who don't exist weigh more.",
      },
      {
        question:
          'A department depends on an old scanner that can only use IMAP or SMTP with a password. What do you do?',
        about: [2],
        answer:
          'Give it its own account with minimal rights, a long random password, use permitted only from its address, and watch it. For everybody else the old protocol is shut, and the scanner is on the replacement list.',
      },
    ],
  },
  {
    id: 'security-beginner-10',
    type: 'technical',
    difficulty: 'beginner',
    roles: ['Security Engineer', 'Backend Developer', 'Full Stack Developer', 'Mobile Developer'],
    skills: ['Application Security', 'API Security', 'OWASP Top 10'],
    tags: ['broken access control', 'idor', 'authorization'],
    question:
      "Logged in as a customer you open `/api/invoices/1043` and see your invoice. With 1044 you see someone else's. The team's fix is to use random UUIDs. What do you tell them?",
    keyPoints: [
      {
        cue: 'The real cause',
        point:
          'Names the fault: the server checks that one is logged in, not that the invoice belongs to this person',
        weight: 3,
        essential: true,
        said: [
          'authentication is there and authorization is missing',
          "it's an IDOR, or broken object level access control",
          'knowing the id should not be enough to read it',
        ],
      },
      {
        cue: 'What has to happen instead',
        point: 'Demands a check on the server for each access that the object belongs to the caller',
        weight: 3,
        essential: true,
        said: [
          'select where id and customer_id equals that of the session',
          'compare the owner on each request, otherwise answer 404',
          'for every request the backend asks: does this invoice belong to the one who is asking',
        ],
      },
      {
        cue: 'Judging their fix',
        point: 'Explains that random ids only make guessing harder, as ids leak by links, logs and mails',
        weight: 2,
        said: [
          'a UUID is not a secret, it stands in the URL and gets forwarded',
          'good as an extra, no replacement',
        ],
      },
      {
        cue: 'Where else to look',
        point: 'Looks for the same fault at other endpoints and methods: update, delete, PDFs, exports',
        weight: 2,
        said: ['if GET is open, try PUT and the download too', 'check all the routes with ids in them'],
      },
      {
        cue: 'So nobody forgets again',
        point: 'Enforces it centrally and by automated tests with two users',
        weight: 2,
        said: [
          'put it in one layer so nobody can forget it',
          "a test where Bob asks for Alice's invoice and must fail",
        ],
      },
      {
        cue: 'Looking back in time',
        point: 'Finds out from the logs whether it was already exploited and reports it properly',
        weight: 1,
        said: [
          'search for one account walking through the numbers',
          'if private data was seen, it goes into the incident process',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Unguessable identifiers are a sufficient access control',
        said: [
          "with UUIDs nobody can guess them, so it's fixed",
          'replace the numbers by long random ids and the hole is closed',
        ],
        correction:
          'Identifiers appear in links, logs, referrers and shared screens. Access has to be decided by who asks, not by what they know.',
      },
      {
        belief: "Hiding the links in the interface keeps people from other customers' data",
        said: [
          "the user doesn't see a button to other invoices anyway",
          "we simply don't show the link, so people can't get there",
        ],
        correction: 'Anybody can send the request directly. The server must check every request on its own.',
      },
    ],
    sampleAnswer:
      "I'd tell them that UUIDs treat the symptom. The fault is that the server asks \"are you logged in?\" but never \"is this invoice yours?\". Authentication works; authorization is missing, what's often called IDOR or broken object-level authorization. The fix is a check on every access: take the customer from the session and load the invoice by its id and this customer together, and answer 404 if nothing comes back. Random ids are a fine extra, they make walking through numbers hard, but they aren't secrets: they're in URLs, in mails, in logs and browser histories. Then I'd look further, as this rarely comes alone: the PDF download, update and delete, the export, the mobile API. I would want the rule at one place, such as a repository that always filters by customer, or row-level security, so a new endpoint can't forget it; and tests with two users, in which Bob asks for Alice's invoice and has to fail. Finally I'd check the logs for accounts that stepped through many ids. If somebody did, other people's data were seen, and that's an incident to be handled and reported, not just a bug.",
    criteria: ['Separates cause from symptom', 'Remembers that it may have been used already'],
    followUps: [
      {
        question: 'How can you test this automatically for a hundred endpoints?',
        about: [4],
        answer:
          'Record requests of user A for each route, replay them with the session of user B and without one, and expect 403 or 404. New routes fail the build if they have no such test or no declared policy.',
      },
      {
        question: "Why answer 404 rather than 403 for someone else's invoice?",
        about: [1],
        answer:
          "A 403 confirms that the number exists, so one could count customers' invoices. 404 tells nothing. Inside, I still log it as denied, because many of them from one account are a sign of probing.",
      },
    ],
  },
  {
    id: 'security-beginner-11',
    type: 'technical',
    difficulty: 'beginner',
    roles: ['Security Engineer', 'Solutions Architect', 'Product Manager', 'Technical Lead'],
    skills: ['Threat Modeling', 'Security by Design', 'Application Security'],
    tags: ['share links', 'abuse cases', 'risk'],
    question:
      'The team wants "share by link": a user creates a link to a private document, and whoever has it can view it. Before a line is written, how do you think through what might go wrong, and what do you recommend?',
    keyPoints: [
      {
        cue: 'How you begin',
        point: 'Draws how it works and asks what is worth protecting and against whom',
        weight: 2,
        said: [
          "I sketch the flow: who makes the link, where it's stored, who opens it",
          'which documents are these, could it be contracts or health data',
          'think of the ex-employee, the stranger who finds it, the curious colleague',
        ],
      },
      {
        cue: 'The main weakness',
        point:
          'Sees that the link is the key: it leaks by forwarding, history, referrers, logs or search engines',
        weight: 3,
        essential: true,
        said: [
          "people paste it in chats and then it's everywhere",
          'whoever has the URL has the paper, so treat it as a password',
          'a crawler may index it',
        ],
      },
      {
        cue: 'What it is made of',
        point: "Demands a long random token, not derived from the document's id",
        weight: 3,
        essential: true,
        said: [
          'at least 128 bits from a secure generator',
          "it mustn't be guessable or countable",
          'make the secret part long and purely random, so nobody can work it out from the file number',
        ],
      },
      {
        cue: 'How it ends',
        point: 'Recommends expiry and revocation by the owner',
        weight: 3,
        said: [
          'ends after thirty days by itself, and a button to withdraw it at once',
          'a list of all my active links',
          "the link shouldn't live forever, and whoever made it can take it back",
        ],
      },
      {
        cue: 'What a viewer may do',
        point:
          'Limits the right: view only, only this document, optionally with a password or only for named people',
        weight: 2,
        said: [
          'sharing with a named account by default, anyone-with-link as the exception',
          'the link must not open the folder around it',
        ],
      },
      {
        cue: 'Who sees what happened',
        point: 'Logs access and lets the owner or administrator see it',
        weight: 1,
        said: ['show when it was opened and how often', 'the company admin may turn the feature off'],
      },
      {
        cue: 'Where to spend effort',
        point: 'Orders the risks by likelihood and harm instead of treating all the same',
        weight: 1,
        said: [
          'accidental forwarding is far more likely than guessing',
          'pick the top three and handle these first',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'A long URL that nobody else knows needs no further protection',
        said: [
          "no one will find it, it's secret",
          'the address is so long that only the receiver can know it',
        ],
        correction:
          'It spreads by forwarding, previews, logs and histories. Plan for it to leak: expiry, withdrawal, and a view of who used it.',
      },
      {
        belief: 'Threat modeling makes sense only once the software exists',
        said: [
          "we'll let the penetration testers look at it at the end",
          'first build it, afterwards we test what can be attacked',
        ],
        correction:
          'Changing a design on paper costs minutes. At the end, expiry and revocation may need a new data model.',
      },
    ],
    sampleAnswer:
      "I'd use four simple questions: what are we building, what can go wrong, what do we do about it, and was it enough. I sketch the flow: the owner clicks share, the server makes a token, the link travels by mail or chat, someone opens it without logging in. What's worth protecting are the documents, perhaps contracts; and who could be a problem is a stranger, a former employee, a colleague who forwards too freely. Then I walk along the flow. The link is the key, so it leaks like one: forwarded, in browser history, in referrer headers, in server logs, in chat previews, in a search engine. Guessing is possible if it's short or derived from the document's id. So I recommend a random token of 128 bits or more, expiry by default, a list where the owner withdraws a link at once, view only and only this document, a noindex header and no referrer. Sharing with named people should be the default, a public link the exception that a company can turn off. We log openings, and the owner sees them. I'd order it: careless forwarding is the likeliest, so expiry and revocation come first.",
    criteria: ['Method rather than a loose list of attacks', 'Weighs safety against what users want'],
    followUps: [
      {
        question: 'The product manager fears that expiry annoys users. What compromise do you suggest?',
        about: [3, 4],
        answer:
          'A default of, say, ninety days with a reminder to the owner and one click to extend, and "never" only by conscious choice where the company allows it. Most links are used in the first days anyway.',
      },
      {
        question: 'How do you keep the token out of logs and referrers?',
        about: [1],
        answer:
          'Set a strict referrer policy, no third-party content on that page, and mask the token in our logs. After opening, the page can exchange it for a short session and drop it from the address.',
      },
    ],
  },
  {
    id: 'security-beginner-12',
    type: 'technical',
    difficulty: 'beginner',
    roles: ['Security Engineer', 'DevOps Engineer', 'Cloud Engineer'],
    skills: ['Network Security', 'Nmap', 'Hardening'],
    tags: ['open ports', 'attack surface', 'firewall'],
    question:
      'You scan a new application server from the internet before it goes live. It should serve a public website. What do you think about each line, and what should be done?',
    code: {
      language: 'console',
      lines: [
        '$ nmap -sV -p- shop.example.test',
        'PORT      STATE  SERVICE     VERSION',
        '22/tcp    open   ssh         OpenSSH 7.4',
        '80/tcp    open   http        nginx',
        '443/tcp   open   ssl/http    nginx',
        '3306/tcp  open   mysql       MySQL 8.0',
        '6379/tcp  open   redis       Redis 6.2',
        '9090/tcp  open   http        Prometheus',
      ],
    },
    keyPoints: [
      {
        cue: 'Your overall rule',
        point: 'Leaves only the web ports open to the world and closes everything else',
        weight: 3,
        essential: true,
        said: [
          '80 and 443 are all that a website needs',
          'default deny and allow just the two',
          'what is not open cannot be attacked',
        ],
      },
      {
        cue: 'The lines to handle first',
        point:
          'Calls the database and Redis open to the internet the most urgent, as they often lack strong login',
        weight: 3,
        essential: true,
        said: [
          'redis without a password can be taken over in seconds',
          'nobody from outside should ever reach MySQL',
          'first of all close the data stores, anybody could read or wipe them right now',
        ],
      },
      {
        cue: 'Where to put the locks',
        point:
          'Fixes both the firewall and the service, binding it to an internal address and requiring login',
        weight: 2,
        said: [
          'listen on localhost or the private network, plus the security group',
          "two locks: don't bind to 0.0.0.0, and also filter",
        ],
      },
      {
        cue: 'Port 22',
        point: 'Restricts SSH to a VPN, bastion or known addresses, with keys instead of passwords',
        weight: 2,
        said: ['administration only from inside', 'no password login, and no root'],
      },
      {
        cue: 'Port 9090',
        point: 'Hides the monitoring, since metrics reveal inner hosts, versions and load',
        weight: 2,
        said: ['Prometheus has no login by default and tells a lot about us', "it isn't for the public"],
      },
      {
        cue: 'What the last column suggests',
        point: 'Notices the old SSH version and checks patches, knowing that distributions backport fixes',
        weight: 1,
        said: [
          '7.4 is ancient, see if the system is still supported',
          'banner versions can mislead, so check the package',
        ],
      },
      {
        cue: 'Port 80, and afterwards',
        point: 'Keeps port 80 only to redirect to HTTPS, and repeats the scan regularly',
        weight: 1,
        said: ['80 just sends you over to 443', 'scan each week and alarm on anything new'],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Moving services to unusual ports makes them safe',
        said: [
          'put SSH on 2222 and MySQL on 33060 and nobody finds it',
          "change the default port numbers so attackers don't see the services",
        ],
        correction:
          'Scanners cover all ports in minutes. It reduces log noise at best; restrict access and authentication.',
      },
      {
        belief: 'An open port is fine as long as the service has a password',
        said: [
          "the database has a password, so it's ok",
          'as long as you must log in, it may be open to the internet',
        ],
        correction:
          "Passwords are guessed or leaked, and flaws before login need none. What needn't be reachable shouldn't be.",
      },
    ],
    sampleAnswer:
      "A public website needs 80 and 443, nothing else, so four of these six are wrong. Most urgent are Redis and MySQL. Redis often runs without a password and can then be taken over in seconds, and a database never needs to be reached from the internet. I'd close them at the firewall, deny by default, and also in the service: bind to the private address, require authentication, so that one wrong rule doesn't expose them again. Since it was open, I also check for foreign connections or keys before it goes live, or simply rebuild. Prometheus on 9090 has no login by default and tells hosts, versions and load, so it's internal only. SSH is needed but not for the world: through a VPN or a bastion, keys only, no root. OpenSSH 7.4 looks very old; the banner can mislead as distributions backport fixes, so I check the package and whether that system still gets updates. Port 80 may stay just to redirect to HTTPS. Then I scan again from outside, UDP and IPv6 too, and put a regular scan in place that reports anything new.",
    criteria: ['Orders by urgency', 'Defense in more than one place'],
    followUps: [
      {
        question:
          'The firewall rule blocks 6379, but Redis is still reachable from outside. How can that be?',
        about: [2],
        answer:
          "Perhaps container port publishing bypasses the host's firewall rules, or it is open over IPv6, or another security group permits it. I'd look at where it listens, and bind it to the internal address.",
      },
      {
        question: 'The scan covered all TCP ports of the IPv4 address. What may it have missed?',
        about: [0, 6],
        answer:
          "UDP services, the IPv6 address, further addresses of the same server, and ports that open only to certain sources. I'd scan these too and compare with what the server itself says is listening.",
      },
    ],
  },
]
