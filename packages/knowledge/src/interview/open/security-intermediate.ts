import type { OpenQuestion } from '../open-question.ts'

export const securityIntermediate: readonly OpenQuestion[] = [
  {
    id: 'security-intermediate-01',
    type: 'technical',
    difficulty: 'intermediate',
    roles: ['Security Engineer', 'Backend Developer', 'Cloud Engineer'],
    skills: ['Application Security', 'Cloud Security', 'Web Security'],
    tags: ['ssrf', 'metadata service', 'allowlist'],
    question:
      "Users may set a profile picture by URL; your server fetches it with the code below, in a cloud VM. What's the attack, why is the check useless, and how would you make this feature safe?",
    code: {
      language: 'python',
      lines: [
        'def fetch_avatar(url):',
        '    host = urlparse(url).hostname',
        '    if host in ("localhost", "127.0.0.1"):',
        '        raise ValueError("not allowed")',
        '    return requests.get(url, timeout=10).content',
      ],
    },
    keyPoints: [
      {
        cue: 'What kind of attack it is',
        point:
          "Recognizes server-side request forgery: the server calls inner addresses in the attacker's name",
        weight: 3,
        essential: true,
        said: [
          'they make our machine fetch things only it can reach',
          'my server becomes a proxy into the private network',
          "the attacker lets our backend send requests to places he himself can't get to",
        ],
      },
      {
        cue: 'What the attacker is after',
        point: 'Names the cloud metadata service, or inner services, as the worthwhile target',
        weight: 3,
        essential: true,
        said: [
          "169.254.169.254 hands out the role's credentials",
          "get the instance's keys and then walk into the buckets",
          'admin pages and Redis on 10.x without login',
        ],
      },
      {
        cue: 'Getting past the check',
        point: 'Shows ways around the check: other spellings, IPv6, DNS names pointing inside, redirects',
        weight: 2,
        said: [
          '127.1, [::1], a domain of mine that resolves to 10.0.0.5',
          'first a harmless address, then a 302 to the metadata one',
          'a blocklist of two strings can be dodged in a dozen ways',
        ],
      },
      {
        cue: 'A check that works',
        point:
          'Validates the resolved address against private ranges and connects to exactly that address, at each redirect',
        weight: 3,
        said: [
          "resolve once, check the IP, pin it, so that rebinding can't switch it",
          'turn off redirects or repeat the check on every hop',
          'look at where the name really points, refuse inner networks, and use that very IP for the request',
        ],
      },
      {
        cue: 'If the check fails',
        point: "Isolates the fetching: a separate service or egress proxy that can't reach the inside",
        weight: 2,
        said: [
          'do it from a box without network access to anything internal',
          'outbound firewall, so even a bypass gets nowhere',
        ],
      },
      {
        cue: 'Making the prize worthless',
        point: 'Hardens the metadata service and gives the role few rights',
        weight: 2,
        said: [
          'require the session token, IMDSv2, hop limit one',
          "the machine's role should be able to do almost nothing",
        ],
      },
      {
        cue: 'Bounds on the download',
        point: 'Limits scheme, size, time and content type, and stores a re-encoded image',
        weight: 1,
        said: [
          'only http and https, five megabytes at most, must decode as picture',
          "don't return the raw body to the user",
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'A better blocklist of hostnames makes it safe',
        said: [
          'add 169.254.169.254 and 10.* to the list of strings',
          'block localhost, private names and the metadata host by string comparison',
        ],
        correction:
          'Names, encodings, IPv6, redirects and DNS rebinding get around string checks. Check the resolved address that is really connected to and isolate the fetcher.',
      },
    ],
    sampleAnswer:
      "It's server-side request forgery. The attacker chooses what our server requests, and our server stands inside. In a cloud VM the prize is the metadata service at 169.254.169.254, which can hand out the role's credentials; besides that there are admin pages, Redis, other hosts that trust the private network. And since we give back the content as a picture, they can read the answer. The check compares two strings. I'd get around it with 127.1, the IPv6 loopback, a domain of mine resolving to 10.0.0.5, or a harmless URL that redirects inside. To make it safe: allow only http and https, resolve the name, refuse private, loopback and link-local ranges, and connect to exactly the address I checked, or DNS rebinding changes it in between; redirects off or checked again on each hop. I don't trust this alone, so fetching runs in its own small service behind an egress proxy with no route inside. The metadata service requires its session token with a hop limit of one, and the role can do almost nothing. Limits on size and time, decode and re-encode the image. And I'd ask the product people if upload alone isn't enough.",
    criteria: ['Several layers, none trusted alone', 'Questions whether the feature is worth its risk'],
    followUps: [
      {
        question: 'What is DNS rebinding, and how does your design hold against it?',
        about: [3],
        answer:
          'The name resolves to a harmless address when checked and to an inner one at the request. I resolve once and connect to that checked address with the right host name, or let the egress proxy resolve and decide.',
      },
      {
        question: 'The response is never shown to the user. Is SSRF still a problem?',
        about: [4, 5],
        answer:
          "Yes. Blind requests can trigger inner actions, scan ports by timing, and leak by DNS. It's harder to exploit, so isolation and least rights remain the answer.",
      },
    ],
  },
  {
    id: 'security-intermediate-02',
    type: 'technical',
    difficulty: 'intermediate',
    roles: ['Security Engineer', 'Backend Developer', 'Full Stack Developer'],
    skills: ['JWT', 'Application Security', 'Identity & Access Management'],
    tags: ['token validation', 'code review', 'authentication'],
    question:
      'Review this middleware of an API that accepts tokens from a company-wide identity provider. What can go wrong, and what would you require before merging?',
    code: {
      language: 'js',
      lines: [
        'function auth(req, res, next) {',
        "  const token = req.headers.authorization?.split(' ')[1]",
        '  const { header, payload } = jwt.decode(token, { complete: true })',
        "  const key = header.alg === 'HS256' ? env.PUBLIC_KEY : keys[header.kid]",
        '  jwt.verify(token, key, { algorithms: [header.alg] })',
        "  req.user = { id: payload.sub, admin: payload.role === 'admin' }",
        '  next()',
        '}',
      ],
    },
    keyPoints: [
      {
        cue: 'The central flaw',
        point: 'Sees that the token chooses its own algorithm, and fixes the expected one on the server',
        weight: 3,
        essential: true,
        said: [
          "alg comes from the attacker's header, so pin RS256 in our configuration",
          "never take the algorithm out of what you're checking",
          "whoever sends the token may say how it's to be verified, that must be decided by our side",
        ],
      },
      {
        cue: 'What an attacker could send',
        point:
          'Shows how tokens can be forged: HS256 with the public key as secret, or `none` without a signature, unless the library refuses',
        weight: 2,
        said: [
          'the public key is known to everyone, used as HMAC secret anybody can mint an admin',
          'I download the JWKS and sign my own token with it',
          'with alg none and an unknown kid there is no key left, and an unsigned one may pass',
        ],
      },
      {
        cue: 'Which tokens should pass',
        point: 'Requires the audience and issuer to be checked, since tokens for other apps would pass',
        weight: 3,
        essential: true,
        said: [
          'a token meant for the canteen app opens our API as well',
          'verify aud is us and iss is our provider',
          'check that it was made for this API and by our identity server, not for some other program',
        ],
      },
      {
        cue: 'Where the user data comes from',
        point: 'Takes the claims from the verified result, not from the separate decode',
        weight: 2,
        said: [
          'use what verify returns, keep just one source of truth',
          'decode without checking is only for looking',
        ],
      },
      {
        cue: 'How long access lasts',
        point:
          'Requires expiry checks with small clock tolerance, and knows how a token is withdrawn earlier',
        weight: 1,
        said: [
          'exp must be present, short life, a list for revoked ones',
          'what about a fired employee with a token of eight hours',
        ],
      },
      {
        cue: 'When something is malformed',
        point: 'Answers bad or missing tokens with 401 rather than an exception',
        weight: 2,
        said: [
          'decode of undefined gives null and crashes here',
          'handle unknown kid, malformed and expired without a 500',
        ],
      },
      {
        cue: 'The admin flag',
        point: 'Questions where the admin role comes from and whether this API should trust it',
        weight: 1,
        said: [
          'role admin of which system, the claim may mean something else',
          'map groups to our own rights on our side',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'A token with a valid signature may be accepted',
        said: [
          'once verify passes, the user is authenticated',
          'the signature is right, so the token is fine for our API',
        ],
        correction:
          'The signature shows only who issued it. It may have been issued for another application, be of another type, or have been withdrawn.',
      },
      {
        belief: 'JWTs are encrypted, so their content is secret and trustworthy',
        said: [
          "nobody can read or change the payload since it's encrypted",
          'the token is encrypted, therefore I can put anything in there',
        ],
        correction:
          'Usual JWTs are only signed: anyone can read them. Trust comes solely from verifying signature and claims.',
      },
    ],
    sampleAnswer:
      "The worst: the token decides how it's checked. `alg` is from the header, which the attacker writes. With HS256, our code uses the public key as an HMAC secret, so anyone can sign an admin token; with `none` and an unknown key id, an unsigned one may pass. Some libraries refuse this, but I won't depend on it. So pin the algorithm, say RS256, in our configuration, take keys only from the issuer's key set, and drop the HS256 branch. Next, nothing checks audience and issuer. The identity provider serves the whole company, so a token issued for the canteen app would open our API; `aud` must be us, `iss` our provider, and it must be an access token, not an ID token. Then the claims are read from `decode`, not from what `verify` returns; here it's the same string, but I'd keep one source of truth. Without a header, decode gives null and it crashes with a 500; malformed, expired or unknown key must be a plain 401. I'd require an expiry, some seconds of clock tolerance, and an answer to how a token is withdrawn. And I ask what \"admin\" means in that company-wide role. Before merging I want tests with forged tokens: none, HS256, wrong audience, expired, and a maintained library rather than our own code.",
    criteria: ['Finds the exploitable flaw before the style', 'Demands tests with hostile tokens'],
    followUps: [
      {
        question: 'An employee is dismissed and their token is valid for another hour. What are the options?',
        about: [4],
        answer:
          'Shorter tokens of some minutes with refresh, which the provider stops; a deny list of ids or a "not valid before" per user that APIs check; or introspection for sensitive actions. Each costs some speed or state.',
      },
      {
        question: "Why is accepting an ID token at an API wrong, although it's signed by the same provider?",
        about: [2],
        answer:
          "It's meant for the client, to show who logged in; its audience is that client. Accepting it lets any app that gets ID tokens act on our API, without the scopes that an access token carries.",
      },
    ],
  },
  {
    id: 'security-intermediate-03',
    type: 'technical',
    difficulty: 'intermediate',
    roles: ['Security Engineer', 'Cloud Engineer'],
    skills: ['Cloud Security', 'Incident Response', 'Amazon S3'],
    tags: ['public bucket', 'exposure', 'cloud logs'],
    question:
      "A researcher mails you that a storage bucket with your customers' exports is publicly readable. How do you handle the next hours, up to the point where you can say what was exposed?",
    keyPoints: [
      {
        cue: 'Before you do anything',
        point: 'Verifies it from outside and answers the researcher politely',
        weight: 2,
        said: [
          'try to list it without credentials from another network',
          'thank him, ask what he downloaded and to delete it',
        ],
      },
      {
        cue: 'Stopping it',
        point: 'Closes public access at once, after saving the present configuration as evidence',
        weight: 3,
        essential: true,
        said: [
          'switch on block public access for it, screenshot of the policy first',
          "stop the leak, even if a customer's download breaks",
          'make it private immediately, but note first how it was configured',
        ],
      },
      {
        cue: 'Who saw what',
        point: 'Establishes from logs who read which objects and since when it was open',
        weight: 3,
        essential: true,
        said: [
          'object-level access logs or data events, filter for anonymous requests',
          'find in the audit trail when the policy changed',
          'which files were fetched, from which addresses',
        ],
      },
      {
        cue: 'If you cannot tell',
        point: 'Says honestly when there are no such logs, and then assumes everything was read',
        weight: 3,
        said: [
          "if data events weren't turned on we can't exclude anything",
          'no log is no proof of no access',
          "if reads weren't recorded I tell everybody that we have to expect the worst",
        ],
      },
      {
        cue: 'What was inside',
        point:
          'Determines whose data and which kinds are in the objects, and brings in privacy and legal early',
        weight: 2,
        said: [
          'names, prices, health data, of how many customers',
          'the clock for notifying starts, so call the data protection people today',
        ],
      },
      {
        cue: 'Why it happened',
        point: 'Looks for the cause and the same fault in other accounts and buckets',
        weight: 2,
        said: [
          'who opened it and why, a module in Terraform maybe',
          'check all other buckets with a posture scan',
        ],
      },
      {
        cue: 'So it cannot return',
        point: 'Prevents it by an account-wide block and checks in the pipeline',
        weight: 1,
        said: [
          'a policy at the organization that forbids public buckets',
          'deny in code review by a rule and alert on drift',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'If there are no signs of access then nothing was leaked',
        said: [
          "we found no downloads in our logs, so it's fine",
          'nothing suspicious in the logs, so we can say that no data got out',
        ],
        correction:
          "Object reads are often not logged by default. Absence of logs isn't absence of access; say what you can and can't rule out.",
      },
      {
        belief: "Since nobody knew the bucket's name, it wasn't really public",
        said: [
          'the name is random, no one could find it',
          'nobody could guess that name, so practically it was private',
        ],
        correction:
          'Names leak in code, DNS and pages, and are guessed by scanners day and night. The researcher found it.',
      },
    ],
    sampleAnswer:
      "I check it from outside without credentials, and if it's true I close it at once, because each minute counts: account-wide block of public access, after saving the policy and settings, so we can later show what it was. I thank the researcher, and ask what he looked at, how he found it, and to delete copies. Then two questions. Since when: the audit trail shows who changed the policy and when. And who read what: if object-level logging was on, I filter for anonymous requests and list objects, addresses and times. If it wasn't on, which is common, I say so plainly; then billing or request metrics can hint at volume, but we must assume that everything was read over that whole time. In parallel someone lists what's in the exports, whose data and what kind, and I inform privacy and legal in the first hour, because there may be deadlines for notification, and they decide, not I. Then the cause: perhaps a Terraform module with a wrong default, so I scan all other buckets. Lastly prevention: an organization policy that forbids public access, a check in the pipeline, and data events for sensitive buckets.",
    criteria: ['Distinguishes known, unknown and assumed', 'Brings in others at the right time'],
    followUps: [
      {
        question:
          'Logs show 14,000 anonymous reads, mostly from search engine and scanner addresses. What does it mean?',
        about: [2, 3],
        answer:
          "It was found and copied automatically. I treat those objects as disclosed, ask search engines to remove cached copies, and list the exact objects for the notification. Scanners' data may well be traded on.",
      },
      {
        question:
          'A team truly needs to publish files to the world. How do you let them, with a general ban in place?',
        about: [6],
        answer:
          'In a separate account or bucket meant for public content, served by a CDN with private origin, with an owner and an exception in code. Nothing else is stored there.',
      },
    ],
  },
  {
    id: 'security-intermediate-04',
    type: 'technical',
    difficulty: 'intermediate',
    roles: ['Security Engineer', 'DevOps Engineer', 'Technical Lead'],
    skills: ['Vulnerability Management', 'Software Composition Analysis', 'Application Security'],
    tags: ['dependency findings', 'triage', 'reachability'],
    question:
      'A new scanner reports 1,400 vulnerable dependencies in 60 repositories. The developers groan, and management wants "zero criticals" by the end of the month. How do you go about it?',
    keyPoints: [
      {
        cue: 'Making the pile smaller',
        point:
          'Groups and filters by real risk: exposure, known exploitation, reachability, value of the system',
        weight: 3,
        essential: true,
        said: [
          'is it in production, can input get there, are people exploiting it',
          '1,400 shrinks to perhaps forty that matter',
          'which are in known exploited lists and on the internet',
        ],
      },
      {
        cue: 'What repeats itself',
        point: 'Merges duplicates, since one library or base image causes many findings',
        weight: 2,
        said: [
          'update the shared image and three hundred vanish',
          'the same logging lib in fifty repos is one task',
        ],
      },
      {
        cue: 'The long-term cure',
        point: 'Makes updating routine instead of a campaign: bots, tests, small frequent upgrades',
        weight: 3,
        said: [
          'automatic pull requests that merge if the tests are green',
          'keep dependencies fresh so that urgent ones are a small step',
          'upgrading should be boring daily work that a machine prepares for the teams',
        ],
      },
      {
        cue: 'Promises by the developers',
        point: 'Agrees deadlines per risk class with the teams and makes owners visible',
        weight: 2,
        said: [
          'exploited in a week, the rest by the next quarter',
          "each repo has a team that's responsible",
        ],
      },
      {
        cue: "Management's target",
        point: 'Proposes a better goal than zero: time to fix the risky ones, share of repos within deadline',
        weight: 2,
        said: [
          'measure how quickly we close those that count',
          'a count of zero invites people to hide findings',
        ],
      },
      {
        cue: 'When something stays unfixed',
        point: 'Handles exceptions openly with reason, compensation and expiry date',
        weight: 2,
        said: [
          "not affected, because the function isn't called, noted until March",
          'accepted risks come back automatically for review',
        ],
      },
      {
        cue: 'The inflow',
        point: 'Shuts the door: new code may not bring in new serious ones',
        weight: 1,
        said: [
          'fail the build only for new findings that can be fixed',
          'stop the bleeding before mopping up',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Every critical by CVSS has to be fixed before anything else',
        said: [
          'first all 9 and 10, then the high ones',
          "we sort by score and start at the top, that's the only fair order",
        ],
        correction:
          "A critical in a test tool that never runs in production matters less than an exploited medium at the edge. Severity isn't risk.",
      },
      {
        belief: "Whatever the scanner doesn't report is safe, and whatever it reports is exploitable",
        said: [
          "the scan is green so we're secure",
          'only what the tool finds matters, and all of it can be attacked',
        ],
        correction:
          "Scanners miss code copied in, unknown flaws and wrong use, and report much that isn't reachable. They're an input for judgment.",
      },
    ],
    sampleAnswer:
      "First I'd make the pile smaller. A few things repeat: the same base image and the same logging library perhaps cause half of it, so one update solves hundreds. The rest I rank by risk: does it run in production, can foreign input reach it, is it known to be exploited, what does the system hold? Test-only tools go down, the internet-facing ones with known exploitation come up. From 1,400 there remain maybe forty that need work now, and these I'd go through with the teams myself. To management I explain why \"zero criticals\" is a bad goal: it counts scores, not risk, and tempts people to suppress. I'd rather promise that exploited and exposed ones are closed within seven days, and show the share of repositories within deadline. For lasting effect, updating has to be routine: a bot opens small pull requests, tests run, green ones merge by themselves; then urgent upgrades are a small step. Each repository has an owner. Exceptions are possible, with reason and end date. And the build fails only for new, fixable, serious findings, so the pile stops growing without blocking everybody on day one.",
    criteria: ['Works with developers, not against them', 'Corrects a harmful goal with a better one'],
    followUps: [
      {
        question: 'How much do you trust "not reachable" by a tool?',
        about: [0],
        answer:
          'As a hint for order, not as proof: reflection, plugins and configuration can make it reachable. I use it to postpone, not to close, and never for something that parses untrusted input at the edge.',
      },
      {
        question: 'An automatically merged update turns out to be malicious. How do you lower that risk?',
        about: [2],
        answer:
          'Wait a few days before taking new releases unless they fix something exploited, pin by hash, use no install scripts where possible, and let builds run without secrets and with limited outbound network.',
      },
    ],
  },
  {
    id: 'security-intermediate-05',
    type: 'technical',
    difficulty: 'intermediate',
    roles: ['Security Engineer', 'Technical Lead', 'Solutions Architect'],
    skills: ['Threat Modeling', 'Application Security', 'Cross-Functional Collaboration'],
    tags: ['workshop', 'stride', 'password reset'],
    question:
      'You have ninety minutes with a team of six developers to threat-model their new "pay by invoice" feature. They\'ve never done it before. How do you run the session, and what should come out?',
    keyPoints: [
      {
        cue: 'Before the session',
        point: 'Prepares a narrow scope and the right people, including one who knows the business',
        weight: 2,
        said: [
          'only the new flow, not the whole shop, and someone from finance in the room',
          'ask for a sketch beforehand',
        ],
      },
      {
        cue: 'What goes on the whiteboard',
        point: 'Lets the team draw the data flow with trust boundaries',
        weight: 3,
        essential: true,
        said: [
          'they go to the whiteboard: browser, order service, credit check, mail, accounting',
          'mark each place where data crosses from less to more trusted',
          'we sketch together how data moves through the feature and where trust ends',
        ],
      },
      {
        cue: 'How you search together',
        point:
          "Goes through it with a simple prompt such as STRIDE or 'what can go wrong here', including abuse of the business rules",
        weight: 3,
        essential: true,
        said: [
          'at each arrow ask: can somebody fake, change, deny, read or block',
          'how would I get goods without paying',
          "people order to other addresses in someone's name",
        ],
      },
      {
        cue: 'Cutting the result down',
        point: 'Ranks by likelihood and harm and takes the handful that matter',
        weight: 2,
        said: ['dots on the wall for the worst five', "don't try to solve forty"],
      },
      {
        cue: 'How you close',
        point: 'Ends with decisions: each threat is fixed, accepted by a name, or looked into, as a ticket',
        weight: 3,
        said: [
          'tasks with owners in their own backlog before we leave the room',
          'who accepts that we do nothing here',
          'at the end each danger has a ticket with a name or somebody who says we live with it',
        ],
      },
      {
        cue: 'Your own part in it',
        point: 'Moderates rather than lectures, so that the developers find most of it themselves',
        weight: 2,
        said: [
          'I ask and they answer, they know the system',
          'next time they should be able to do it without me',
        ],
      },
      {
        cue: 'Weeks afterwards',
        point: 'Plans to come back when the design changes and checks that the measures were built',
        weight: 1,
        said: ['again in three months or with the next big change', 'turn some into tests'],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'A threat model is complete when every STRIDE letter is filled in for each component',
        said: [
          'we go through all the boxes until the table is full',
          'every element gets six threats, then the model is finished',
        ],
        correction:
          'The table is a prompt. Value lies in finding what matters for this system and deciding on it; full tables bury that.',
      },
      {
        belief: "Threat modeling is the security team's task, as developers lack the knowledge",
        said: [
          "I'd do it alone and send them the results",
          "developers don't know attacks, so security should write the model for them",
        ],
        correction:
          "The developers know how it works and must build the measures. Alone one misses details, and the result isn't owned.",
      },
    ],
    sampleAnswer:
      "Before, I cut the scope to the new flow, from checkout to payment received, ask for a sketch, and invite someone from finance, as they know the frauds. Fifteen minutes: what are we building? The team draws it: browser, order service, credit check at a partner, invoice mail, accounting, and we mark trust boundaries. I ask, they explain; I want them to find things, so that they can do it without me. Forty minutes: what can go wrong? I walk along the arrows with STRIDE as a reminder, no table to be filled. Can somebody order in another person's name? Change the total between cart and invoice? Read others' invoices by number? Deny that they ordered? Flood the credit check, which costs us money per call? And for the business: how would I get goods without paying? Then we vote on likelihood and harm and keep the top five or six. In the last half hour we decide on each: build a measure, accept it with a name, or look into it, and the tickets are made in their own backlog before we part. I send one page with the picture. When the feature is in test, I check if the measures are there, and we repeat it when the design changes.",
    criteria: ['Realistic in ninety minutes', "Results that live in the team's own tools"],
    followUps: [
      {
        question:
          'The team is content after an hour with "we use HTTPS and our framework is secure". How do you wake them up?',
        about: [4],
        answer:
          "I take the attacker's role with a concrete story: I want a television sent to an empty flat, billed to my neighbor. What stops me? Then let them play it against their own picture.",
      },
      {
        question: 'A year later, how do you judge whether those sessions were worth it?',
        about: [3, 6],
        answer:
          'I compare with what later turned up: were incidents and test findings in modeled flows fewer or already known, were the measures built, and do teams start sessions by themselves?',
      },
    ],
  },
  {
    id: 'security-intermediate-06',
    type: 'technical',
    difficulty: 'intermediate',
    roles: ['Security Engineer', 'Site Reliability Engineer (SRE)'],
    skills: ['Threat Detection', 'SIEM', 'Security Operations'],
    tags: ['false positives', 'tuning', 'detection rules'],
    question:
      'Your "impossible travel" rule fires 300 times a day and two analysts close nearly all of them unread. The manager suggests turning it off. What do you do?',
    keyPoints: [
      {
        cue: 'Before changing anything',
        point:
          'Looks at a sample to learn what the alerts really are: VPN, mobile networks, proxies, wrong geolocation',
        weight: 3,
        essential: true,
        said: [
          'take a hundred and sort them by reason',
          'mostly our own VPN exits and phones hopping between carriers',
          'before changing anything I read through a good number of past alarms and note what caused them',
        ],
      },
      {
        cue: 'The purpose of the rule',
        point: 'Asks which attack the rule is meant to find and whether it could find it at all',
        weight: 2,
        said: [
          "stolen session used from elsewhere, that's the purpose",
          'write the hypothesis down and test it with a simulated case',
        ],
      },
      {
        cue: 'What would make it meaningful',
        point: 'Enriches and combines it with other signals, so that only suspicious combinations alert',
        weight: 3,
        essential: true,
        said: [
          "a new country alone is nothing, with an unknown device and a new mail rule it's something",
          'score it: unmanaged device, hosting provider, MFA just changed',
          'put several weak hints together, and only raise an alarm when they occur for the same user',
        ],
      },
      {
        cue: 'Harmless causes',
        point: 'Excludes known benign sources narrowly, with reason and review date',
        weight: 2,
        said: [
          'own VPN ranges and the proxy out, but not whole countries',
          'each exception has an owner and expires',
        ],
      },
      {
        cue: 'The data without an alarm',
        point: "Keeps the raw signal for hunting and correlation even if it doesn't alert anymore",
        weight: 2,
        said: ['store it as context on the user, no ticket', 'demote instead of delete'],
      },
      {
        cue: 'How you prove it is better',
        point: 'Measures precision and workload and tests that true attacks still fire',
        weight: 2,
        said: [
          'share of useful alerts before and after, replay past incidents',
          'let the red team do one and see',
        ],
      },
      {
        cue: 'The effect on the analysts',
        point: 'Sees the danger for people: unread alerts are worse than none',
        weight: 1,
        said: ['analysts learn to click it away, the real one as well', 'it gives false comfort'],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'More analysts are needed to handle all the alerts',
        said: ['we simply need a bigger team', 'hire two more people for the alerts and it works'],
        correction:
          'At a few useful in a thousand, people tire at any size. Raise the share of useful alerts first.',
      },
      {
        belief: 'Raising the threshold until there are few alerts makes the rule good',
        said: [
          "set it to 5,000 kilometers and it's quiet",
          'we only alert on very long distances so that it becomes good',
        ],
        correction:
          'That cuts true and false alike; attackers pick an exit near the victim. Add context rather than distance.',
      },
    ],
    sampleAnswer:
      "I'd neither turn it off nor leave it. Closing alerts unread is the worst state, because the real one goes the same way and we believe we're covered. I take a sample of a hundred and sort them: probably our own VPN exits, phones whose carrier comes out in another country, cloud proxies, wrong geodata. Then I ask what it should catch: a stolen password or session used by somebody else. Distance alone is a poor sign of that, especially since attackers choose an exit near the victim. So I'd combine: login from a new network and an unmanaged device or a hosting provider, soon after an MFA change, or followed by a new mail rule or mass download. Only the combination alerts; the bare event stays as context on the user for hunting and scoring. Known sources I exclude narrowly, our own VPN ranges, not countries, each with an owner and an expiry date. Then I prove it: replay three months including past incidents, and have somebody simulate token theft. I show before and after: say from 300 alerts with one percent useful to six a day with a third. The manager wanted relief, and gets it without going blind.",
    criteria: ['Treats detections as products with tests and measures', "Respects the analysts' time"],
    followUps: [
      {
        question: 'You have no past incidents to replay. How do you know that the new rule works?',
        about: [5],
        answer:
          'I create the behavior: a test account, a foreign network, a stolen session in a lab, and atomic tests of the technique. The log lines get stored as unit tests for the rule, run at every change.',
      },
      {
        question: "An analyst adds an exception for all traffic of a big cloud provider. What's your view?",
        about: [3],
        answer:
          "Too wide, attackers rent exactly there. I'd except only our own addresses or the one service account with its known purpose, and set a review date.",
      },
    ],
  },
  {
    id: 'security-intermediate-07',
    type: 'technical',
    difficulty: 'intermediate',
    roles: ['Security Engineer'],
    skills: ['Incident Response', 'Endpoint Security', 'Digital Forensics'],
    tags: ['malware', 'process tree', 'containment'],
    question:
      "Your endpoint tool shows this on an accountant's laptop. Interpret it, and tell me what you do in the first half hour.",
    code: {
      language: 'text',
      lines: [
        '14:02:10 OUTLOOK.EXE',
        '14:02:31  └─ WINWORD.EXE  "Invoice_7731.docm"',
        '14:02:39      └─ powershell.exe -nop -w hidden -enc SQBFAFgAIAAoAE4AZQB3AC0ATwBi...',
        '14:02:41          ├─ net conn 198.51.100.77:443',
        '14:02:58          └─ rundll32.exe C:\\Users\\Public\\a.dll,Start',
        '14:03:20              └─ reads lsass.exe memory',
      ],
    },
    keyPoints: [
      {
        cue: 'What you see here',
        point:
          'Reads the chain: mail attachment, macro, hidden encoded script, download, DLL run, credential theft',
        weight: 3,
        essential: true,
        said: [
          'Word starting PowerShell with an encoded command is malicious',
          'it came with a document by mail and loaded a second stage',
          'that is a real infection, no false alarm',
        ],
      },
      {
        cue: 'Your first action',
        point: 'Isolates the laptop from the network while keeping it powered on',
        weight: 3,
        essential: true,
        said: [
          "network containment through EDR, don't switch off",
          "cut it off so it can't spread, memory stays",
          'take it off the wifi and cable by the console, but leave it running so that we can examine the RAM',
        ],
      },
      {
        cue: 'What the last line implies',
        point: 'Treats the credentials on it as stolen, because of the access to LSASS',
        weight: 3,
        said: [
          'reset the user and everyone who was logged in there, especially admins',
          'hashes and tickets are gone, so think of lateral movement',
          "disable her sessions and check for an admin's cached login",
        ],
      },
      {
        cue: 'What you preserve',
        point: 'Secures evidence: memory, the files, the decoded command, logs',
        weight: 2,
        said: [
          'memory image before cleaning, keep the DLL and mail',
          'decode the base64 to see the address and next step',
        ],
      },
      {
        cue: 'Beyond this laptop',
        point: 'Hunts with the indicators on other machines and in mail and proxy logs',
        weight: 2,
        said: [
          'who else got that invoice or talked to 198.51.100.77',
          'search the hash and the rundll pattern everywhere',
        ],
      },
      {
        cue: 'Stopping the spread, raising the alarm',
        point: 'Blocks address, hash and mail, and declares an incident with the severity',
        weight: 2,
        said: [
          'pull that attachment from all the inboxes',
          'call the incident lead, accounting can move money',
        ],
      },
      {
        cue: "The laptop's future",
        point: 'Plans to reinstall rather than clean',
        weight: 1,
        said: ['wipe it and set it up again from the image', 'never trust such a machine after this'],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'The machine should be switched off immediately',
        said: ['pull the plug so it stops', 'tell her to shut the laptop down right away'],
        correction:
          'Memory with keys, commands and injected code would be lost. Isolate from the network; switch off only to stop ongoing destruction.',
      },
      {
        belief: 'A full antivirus scan and deleting the DLL resolve it',
        said: ['remove a.dll and scan the PC', 'run the antivirus, delete the file, and she can work on'],
        correction:
          'Credentials may be stolen and persistence hidden, perhaps on other hosts. Find the scope, reset, rebuild.',
      },
    ],
    sampleAnswer:
      "The chain reads like a textbook: a mail opens a macro document, Word starts a hidden PowerShell with an encoded command, it connects out and within twenty seconds runs a DLL from a public folder, which then reads the memory of LSASS, where credentials are. So this is real, and the intruder probably has passwords or hashes by 14:03. First I isolate the laptop through the endpoint tool, powered on, so that memory survives, and call the user so that she doesn't shut it down. Second, the credentials: her account, and everyone with a session there, above all administrators, get sessions ended and passwords reset, and I look at where these accounts logged in since 14:03. I declare an incident with the lead; it's accounting, so payments are at stake. Third, evidence and scope: memory image, the document, the DLL, and I decode the base64 to see what it loads. With address, hash and subject I search all endpoints, mail and proxy logs for others, pull the mail from all inboxes, and block. In half an hour I want to say: one machine or more, which accounts, did they move on. The laptop is rebuilt later, not cleaned.",
    criteria: [
      'Order under pressure: contain, credentials, scope',
      'States what is known and what is assumed',
    ],
    followUps: [
      {
        question:
          'An IT administrator had a remote session on that laptop this morning. What does this change?',
        about: [2, 4],
        answer:
          'Their credentials may have been in memory, so it could be all of the domain. I disable and reset that account first, check its logins and created accounts or services, and look for signs at the domain controllers.',
      },
      {
        question: 'In which case would you take a machine off the network only later?',
        about: [1],
        answer:
          'Rarely: when the scope is unknown and the intruder would be warned, while nothing is being destroyed or stolen. Then one watches briefly and cuts all at once. With credential theft under way I contain at once.',
      },
    ],
  },
  {
    id: 'security-intermediate-08',
    type: 'technical',
    difficulty: 'intermediate',
    roles: ['Security Engineer', 'DevOps Engineer', 'Software Engineer'],
    skills: ['CI/CD', 'GitHub Actions', 'Supply Chain Security'],
    tags: ['pull request', 'untrusted code', 'pipeline secrets'],
    question:
      'An open source project of your company uses this workflow. A stranger opens a pull request. What can they do, and how would you set it up?',
    code: {
      language: 'yaml',
      lines: [
        'on: pull_request_target',
        'jobs:',
        '  test:',
        '    runs-on: ubuntu-latest',
        '    steps:',
        '      - uses: actions/checkout@v4',
        '        with:',
        // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of the workflow
        '          ref: ${{ github.event.pull_request.head.sha }}',
        // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of the workflow
        '      - run: echo "Testing ${{ github.event.pull_request.title }}"',
        '      - run: npm ci && npm test',
        '        env:',
        // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of the workflow
        '          NPM_TOKEN: ${{ secrets.NPM_TOKEN }}',
      ],
    },
    keyPoints: [
      {
        cue: 'Why this setup is dangerous',
        point:
          "Explains that this trigger runs with the base repository's secrets and token while it checks out foreign code",
        weight: 3,
        essential: true,
        said: [
          "pull_request_target has our rights, and then we execute the stranger's files",
          "untrusted code together with secrets, that's the whole problem",
          "the job has our passwords at hand although it executes a stranger's branch",
        ],
      },
      {
        cue: 'How they would exploit it',
        point:
          "Says that the stranger's code runs at install or test and can steal the token and publish packages",
        weight: 3,
        essential: true,
        said: [
          'a postinstall script in their package.json sends NPM_TOKEN away',
          'with it they release a poisoned version to all users',
          "the test file is theirs, so it's remote code execution",
        ],
      },
      {
        cue: 'A hole in one line',
        point: 'Spots the script injection by the title that is pasted into the shell command',
        weight: 2,
        said: [
          'a title with $(curl ...) or a quote is run by bash',
          'put it in an environment variable instead of the expression',
        ],
      },
      {
        cue: 'How to test contributions',
        point:
          'Runs foreign code with the `pull_request` trigger, without secrets and with a read-only token',
        weight: 3,
        said: [
          'for forks use plain pull_request, which gets no secrets',
          'build and test first with nothing valuable in reach',
          'test contributions from outside in a run that knows nothing secret and may only read',
        ],
      },
      {
        cue: 'Where releases happen',
        point: 'Publishes in a separate job on protected branches, with approval or short-lived identity',
        weight: 2,
        said: [
          'the release happens only from main in an environment with reviewers',
          'OIDC trusted publishing, so that there is no stored token',
        ],
      },
      {
        cue: 'Reducing what is at stake',
        point: "Cuts the token's permissions and pins third-party actions by commit hash",
        weight: 2,
        said: ['permissions: contents: read at the top', "a tag can be moved, a hash can't"],
      },
      {
        cue: 'Looking backward',
        point: 'Assumes leakage if it was live: rotate the token and check past runs and releases',
        weight: 1,
        said: [
          'look through the runs of forks and published versions',
          'make a new token today and look back',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Approving first-time contributors before the workflow runs makes this safe',
        said: [
          'we just click approve for new people',
          "a maintainer must allow the run for strangers, so that's protected",
        ],
        correction:
          "With this trigger approval settings may not even apply, and people approve what looks harmless. Don't give secrets to foreign code.",
      },
      {
        belief: 'Masking secrets in logs keeps a pull request from stealing them',
        said: [
          'GitHub hides secrets in the output with stars',
          'the token appears as asterisks, so nobody can get it out',
        ],
        correction:
          'Masking only replaces the literal string in logs. Code can encode it or send it straight to another server.',
      },
    ],
    sampleAnswer:
      "The workflow mixes what must never meet: `pull_request_target` runs in the context of our repository, with its secrets and a token that may write, and then it checks out and runs the stranger's code. They put a postinstall script in package.json or change a test, and it runs at `npm ci` with NPM_TOKEN in reach; the repository's token in the git configuration and the shared cache are there too. With that token they publish a poisoned version to all our users. There's a second hole: the title is pasted into a shell line, so a title with a command substitution is executed. I'd set it up so that foreign code runs under plain `pull_request`: no secrets, read-only token, and tests that don't need more. Values like the title come in through an environment variable, quoted. Publishing is another workflow, only from the protected main branch, in an environment with reviewers, best with trusted publishing by short-lived identity, so no token exists. I set permissions to read by default and pin actions by hash. And since this was public, I treat the token as stolen: rotate it, go through past runs from forks, and compare the published packages with our tags.",
    criteria: ['Finds the root rather than patching lines', 'Thinks of damage already done'],
    followUps: [
      {
        question:
          'A comment with test coverage shall be posted on each foreign pull request, which needs write rights. How?',
        about: [3, 4],
        answer:
          'Two steps: the untrusted run has no rights and saves the result as an artifact; a second, trusted workflow, triggered on completion, reads it as data, checks it strictly, and posts. It never executes anything from it.',
      },
      {
        question: "What's gained by pinning an action to a commit hash, and what's the price?",
        about: [5],
        answer:
          "A compromised maintainer can't move a tag under me. The price is that I need a bot to propose updates and someone to look at them, and that actions can still load other things themselves.",
      },
    ],
  },
  {
    id: 'security-intermediate-09',
    type: 'technical',
    difficulty: 'intermediate',
    roles: ['Security Engineer', 'Cloud Engineer'],
    skills: ['Multi-Factor Authentication', 'Identity & Access Management', 'FIDO2'],
    tags: ['push fatigue', 'passkeys', 'rollout'],
    question:
      'An intruder got in because an employee approved the twelfth push prompt at night. You are to roll out something better for 3,000 people. What do you choose, and how do you get there without shutting people out?',
    keyPoints: [
      {
        cue: 'Why the tap failed',
        point: 'Explains the failure: approving is easy and says nothing about where the login comes from',
        weight: 2,
        said: ['people just want it to stop ringing', 'a tap binds neither the site nor the device'],
      },
      {
        cue: 'What you choose and why',
        point:
          'Chooses phishing-resistant methods, passkeys or hardware keys, because they are bound to the real domain',
        weight: 3,
        essential: true,
        said: [
          'the browser only signs for our address, so a fake page gets nothing',
          'FIDO2 keys, no code that you could be talked into giving',
          "keys or passkeys, since they don't work on an imitation of our login page",
        ],
      },
      {
        cue: 'What may undermine the new login',
        point:
          'Plans enrollment and recovery as the weak point, with identity checked when someone loses the device',
        weight: 3,
        essential: true,
        said: [
          'the attacker will call the help desk, so what do they ask',
          'two authenticators for each person from the start',
          'a temporary pass only after a video check or through the manager',
        ],
      },
      {
        cue: 'The order of the rollout',
        point: 'Starts with administrators and high-risk people, then goes in waves',
        weight: 2,
        said: [
          'IT and finance first, then one department per week',
          'pilot group with friendly users, learn from them',
        ],
      },
      {
        cue: 'The old ways of signing in',
        point: 'Removes the weaker methods in the end, or attackers fall back to them',
        weight: 2,
        said: [
          'as long as SMS still works, it is only as strong as SMS',
          'switch off push and old protocols per group after the wave',
        ],
      },
      {
        cue: 'Something for this week',
        point: 'Uses number matching and limits on prompts as a quick stopgap now',
        weight: 1,
        said: [
          'type the number shown on the screen, from this week on',
          'block after three denied prompts and alert us',
        ],
      },
      {
        cue: "People who don't fit",
        point: 'Thinks of people without a suitable phone or device and of shared workstations',
        weight: 1,
        said: [
          'the warehouse has shared PCs, they get keys or badges',
          'nobody should be forced to use a private phone',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Training people not to approve unknown prompts is sufficient',
        said: [
          "we'll make an awareness course about it",
          "tell everyone to press deny if they didn't log in themselves",
        ],
        correction:
          "Tired people will approve at some time, and relay pages look real. Use a method in which a wrong approval isn't possible.",
      },
      {
        belief: 'One-time codes by an app are resistant to phishing',
        said: [
          "use authenticator codes instead, these can't be phished",
          "six-digit codes from the phone can't be stolen by a fake page",
        ],
        correction:
          'A relay page asks for the code and uses it within seconds. Only methods bound to the domain resist that.',
      },
    ],
    sampleAnswer:
      "Push approval failed since a tap proves only that someone held the phone; it doesn't say which login or site. People tap to make it stop. As a stopgap, this week I turn on number matching, limit prompts, and alert on several denials. The goal is phishing-resistant: passkeys on managed devices and hardware keys for administrators. They're bound to the real domain, so a relay page gets nothing, and there is nothing to be talked out of. The rollout is mostly about people. I start with IT, finance and executives, a pilot of fifty, then waves by department. Everyone registers two authenticators from the beginning, a device and a key, so that a lost one doesn't lock them out. Recovery gets the most thought, as the next attacker will call the help desk: a temporary pass only after a proper check, by video with the manager or in person, for an hour, logged and reported to the user. The warehouse with shared PCs gets keys or badges, and nobody must use a private phone. When a wave is through, I switch off push, SMS and old protocols for it, otherwise we're just as strong as the weakest left. I report the share on resistant methods, not the number of keys handed out.",
    criteria: ['Sees the whole life cycle, not only the login', "Considers people's daily work"],
    followUps: [
      {
        question:
          'A caller claims to be the sales director at the airport, phone lost, and needs access now. What should the help desk do?',
        about: [2],
        answer:
          "Follow the same procedure: call back by a known number or verify by video through the manager, give a short temporary pass, and alert the account's owner. Urgency and rank are the usual levers of fraud.",
      },
      {
        question:
          'After the rollout an attacker still gets in with a stolen session cookie. Did passkeys fail?',
        about: [1, 4],
        answer:
          'No, they protect the login, not what comes after. Malware on the device can take the session. It needs device checks, short or bound sessions, re-authentication for sensitive actions, and detection.',
      },
    ],
  },
  {
    id: 'security-intermediate-10',
    type: 'technical',
    difficulty: 'intermediate',
    roles: ['Security Engineer', 'Backend Developer'],
    skills: ['Cryptography', 'Secure Coding', 'Application Security'],
    tags: ['aes', 'nonce', 'authenticated encryption'],
    question:
      'A developer shows you this helper for encrypting bank details before storing them. What is wrong, what could an attacker with database access achieve, and what would you have them use?',
    code: {
      language: 'python',
      lines: [
        'KEY = hashlib.md5(b"Winter-Release!").digest()',
        'IV  = b"0000000000000000"',
        '',
        'def encrypt(text: str) -> bytes:',
        '    cipher = AES.new(KEY, AES.MODE_CBC, IV)',
        '    return cipher.encrypt(pad(text.encode(), 16))',
      ],
    },
    keyPoints: [
      {
        cue: 'What the database reader sees',
        point:
          'Points out the fixed IV: equal beginnings give equal ciphertexts, so patterns and equal values show',
        weight: 3,
        essential: true,
        said: [
          'the same account number always encrypts to the same bytes',
          'you can see which customers share a bank without the key',
          'IV has to be unpredictable and new each time',
        ],
      },
      {
        cue: 'Where the secret comes from',
        point: 'Points out that the key is a guessable constant in the source code',
        weight: 3,
        essential: true,
        said: [
          'everybody with the repo can decrypt',
          "a phrase through MD5 is no key, and it can't be rotated",
          'it should come out of a key service',
        ],
      },
      {
        cue: 'What nobody would notice',
        point: 'Points out the missing integrity: ciphertext can be altered or swapped unnoticed',
        weight: 3,
        said: [
          "without a tag one can flip bits or copy another customer's value into my row",
          "CBC alone doesn't tell you that it was tampered with",
          'nobody would notice if a stored value was modified or exchanged with another one',
        ],
      },
      {
        cue: 'What to use instead',
        point:
          'Uses authenticated encryption through a high-level library, such as AES-GCM with a fresh nonce',
        weight: 2,
        said: [
          'a fresh random nonce every time and check the tag',
          "take a proven library's box instead of building it from parts",
          'AEAD, for instance ChaCha20-Poly1305',
        ],
      },
      {
        cue: 'If somebody swaps two rows',
        point: "Binds the value to its place, with the customer's id as associated data",
        weight: 2,
        said: ["then a value copied to another row won't decrypt", 'put the record id in the AAD'],
      },
      {
        cue: 'Changing secrets later',
        point: 'Plans for rotation: key id stored with the value and envelope encryption by a KMS',
        weight: 2,
        said: [
          'prefix with version so both old and new can be read',
          'data key wrapped by a master key that never leaves the KMS',
        ],
      },
      {
        cue: 'Who the enemy is',
        point: 'Asks whom the encryption protects against, since the application itself can decrypt',
        weight: 1,
        said: [
          'against a stolen backup yes, against a hacked app server not',
          "maybe we needn't store it at all, a token from the bank would do",
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'The only problem is MD5; with SHA-256 for the key it would be fine',
        said: [
          "replace md5 by sha256 and it's secure",
          'md5 is broken, take a stronger hash for the key and keep the rest',
        ],
        correction:
          'A hash of a phrase in the code stays guessable and readable for everyone with the code. Keys are random and live in a key store.',
      },
      {
        belief: 'Encryption also protects against changes, as nobody could change it sensibly',
        said: [
          "if it's encrypted nobody can manipulate it",
          "without the key an attacker can't modify the encrypted value",
        ],
        correction:
          'In CBC, changed bits yield controlled changes, and whole values can be swapped between rows. Only an authentication tag reveals it.',
      },
    ],
    sampleAnswer:
      "Three things are broken. The IV is fixed, so equal texts give equal ciphertexts, and equal beginnings give equal first blocks. With database access I'd see who shares an account or a bank, without any key. The key is a phrase in the source run through MD5: everyone with the repository, or a good word list, can decrypt all, and it can't be changed without re-encrypting everything. And there is no integrity: I can copy another customer's ciphertext into my row, or flip bits, and the program will accept it; with error messages even a padding oracle is possible. I would have them use authenticated encryption by a high-level library, AES-GCM with a fresh nonce for each value, never reused with the same key, or a library that takes care of it. The customer's id goes in as associated data, so a swapped value fails. The key comes from a KMS as envelope encryption, and every value carries a key id, so that rotation is possible. Existing rows are migrated and the old key counts as leaked. And I ask what we protect against: a stolen backup, yes; a compromised app server, which can decrypt, no. Perhaps the payment provider can hold the details and we keep a token.",
    criteria: ['Ranks the flaws by what they allow', 'Asks about the threat before the algorithm'],
    followUps: [
      {
        question: 'What happens if a nonce is used twice with the same key in AES-GCM?',
        about: [3],
        answer:
          'The key stream repeats, so the XOR of both plaintexts is revealed, and the authentication key can be recovered, so messages can be forged. With random 96-bit nonces one limits the number of messages for each key.',
      },
      {
        question:
          'The support team must search for a customer by account number. How, if encryption is random?',
        about: [1, 5],
        answer:
          "Store a keyed hash, an HMAC with its own key, of the normalized number as a search column. It reveals equality only, and without the key it can't be guessed through.",
      },
    ],
  },
  {
    id: 'security-intermediate-11',
    type: 'technical',
    difficulty: 'intermediate',
    roles: ['Security Engineer', 'Frontend Developer', 'Full Stack Developer', 'Backend Developer'],
    skills: ['CORS', 'CSRF', 'Web Security'],
    tags: ['origin reflection', 'samesite', 'credentials'],
    question:
      'A banking web app answers every request like this. The developer says it fixed "the CORS error". Explain to them what they opened up, and how it relates to CSRF and `SameSite` cookies.',
    code: {
      language: 'http',
      lines: [
        'GET /api/accounts HTTP/1.1',
        'Host: bank.example',
        'Origin: https://prize-draw.example',
        '',
        'HTTP/1.1 200 OK',
        'Access-Control-Allow-Origin: https://prize-draw.example',
        'Access-Control-Allow-Credentials: true',
      ],
    },
    keyPoints: [
      {
        cue: 'What they opened up',
        point: "Explains that any website can now read a logged-in user's data through their browser",
        weight: 3,
        essential: true,
        said: [
          'it echoes whatever origin asks, with cookies allowed',
          'the prize page calls the API as the visitor and gets the balance',
          'a customer visits some evil page and that page can fetch their account details in the background',
        ],
      },
      {
        cue: 'How the header should be set',
        point: 'Answers only to an exact list of own origins, or none at all if all is same-origin',
        weight: 3,
        essential: true,
        said: [
          'compare to two fixed strings, no pattern that matches evilbank.example',
          'usually you need no CORS when front end and API share an address',
          'keep a small allowlist of our own addresses and compare them in full',
        ],
      },
      {
        cue: 'How CORS and CSRF relate',
        point: 'Separates CORS from CSRF: one governs reading the answer, the other sending unwanted actions',
        weight: 3,
        said: [
          "CORS isn't a shield for the server, a simple POST goes out anyway",
          "forged requests don't need to see the response",
          'these are two different problems: stealing what comes back and triggering something on behalf of the user',
        ],
      },
      {
        cue: 'How the cookie setting helps',
        point:
          "Explains SameSite: `Lax` or `Strict` cookies aren't sent with cross-site requests of that kind",
        weight: 2,
        said: [
          "with Lax the prize page's fetch carries no session, so it would be saved by luck",
          'if the cookie is None, the hole is wide open',
        ],
      },
      {
        cue: 'Where it stops helping',
        point: 'Knows the limits of SameSite: subdomains count as same site, and top-level GETs pass in Lax',
        weight: 2,
        said: [
          "a hacked subdomain like blog.bank.example isn't stopped",
          'GET that changes something is still attackable',
        ],
      },
      {
        cue: 'Guarding actions',
        point: 'Protects changing requests with a CSRF token or origin check as well',
        weight: 2,
        said: [
          "token in a header that other sites can't set",
          'check the Origin or Sec-Fetch-Site on the server',
        ],
      },
      {
        cue: 'Caches and checks',
        point: 'Sets `Vary: Origin` and tests with foreign and null origins',
        weight: 1,
        said: ['caches could mix the answers', 'try null and a lookalike domain in a test'],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'CORS protects the API from calls by other websites',
        said: [
          'without CORS headers nobody can call the API from another page',
          'our server is safe because CORS blocks requests from foreign sites',
        ],
        correction:
          "The browser sends many cross-site requests anyway; without permission the page just can't read the answer. Other clients ignore CORS altogether.",
      },
      {
        belief: 'Allowing every origin with `*` would be worse than echoing it',
        said: ["at least we don't use the star", 'echoing the origin is stricter than a wildcard'],
        correction:
          'With credentials browsers refuse `*`. Echoing the origin together with credentials is the worse case: it allows everyone, with cookies.',
      },
    ],
    sampleAnswer:
      "The server echoes whatever origin asks and allows credentials. So if a customer is logged in and visits the prize draw, that page's script can call the accounts API through the customer's browser, with their cookie, and read the answer. The error the developer saw was the browser protecting them; they switched off the protection for the whole internet. The fix: compare with a short list of exact origins, or send no CORS headers at all if front end and API share an address, and set Vary: Origin. What about SameSite? If the session cookie is Lax or Strict, a cross-site fetch doesn't carry it, so the leak would be stopped, by luck. With None, it's open. I don't rely on it alone, because subdomains count as the same site, so a taken-over blog subdomain gets through, and Lax still sends the cookie on top-level GETs. CSRF is the other half: there the attacker doesn't need the answer, only that the transfer happens; a simple form POST is sent without asking CORS. So changing requests need a token in a header or a check of Origin or Sec-Fetch-Site, and GET must never change anything. I'd add tests with foreign, lookalike and null origins.",
    criteria: ['Keeps reading and sending apart', 'Explains what the browser was protecting'],
    followUps: [
      {
        question:
          'An API takes JSON and a bearer token from memory, with no cookies. Does it need CSRF protection?',
        about: [2, 5],
        answer:
          "Hardly: the browser doesn't add the token by itself, so a foreign page can't send it. Then the concern is XSS, which could read the token. As soon as a cookie logs in, protection is needed.",
      },
      {
        question: "They propose the check `origin.endsWith('bank.example')`. What do you reply?",
        about: [1],
        answer:
          'It matches evilbank.example as well. Compare the entire origin, scheme, host and port, with a set of exact strings. If subdomains are really needed, require a dot before it, and trust each one of them.',
      },
    ],
  },
  {
    id: 'security-intermediate-12',
    type: 'technical',
    difficulty: 'intermediate',
    roles: [
      'Security Engineer',
      'Product Manager',
      'Technical Lead',
      'Engineering Manager',
      'Technical Project Manager',
    ],
    skills: ['Risk Assessment', 'Stakeholder Management', 'Application Security'],
    tags: ['risk acceptance', 'communication', 'launch decision'],
    question:
      "One week before launch, your test shows that any user could read other users' chat attachments by changing an id. The product owner says that the fix takes three weeks and the launch can't move. What do you do?",
    keyPoints: [
      {
        cue: 'How you explain it',
        point:
          'Describes the risk in business terms: who could do what, how easily, and with what consequence',
        weight: 3,
        essential: true,
        said: [
          "any customer can read others' medical letters in five minutes with a browser",
          'tell them in money, trust and duty to notify, not in CVSS',
          'what would the newspaper write',
        ],
      },
      {
        cue: 'What might fit in a week',
        point: 'Looks with the team for a smaller step that fits in a week',
        weight: 3,
        essential: true,
        said: [
          'switch off attachments at launch, or check ownership only at this endpoint',
          'leave the feature out behind a flag',
          'launch to invited users first',
        ],
      },
      {
        cue: 'The three weeks',
        point: 'Questions the three weeks: what exactly takes so long',
        weight: 2,
        said: [
          "let's see what part of it removes most of the risk",
          'sit down with the developers, often the crude check is two days',
        ],
      },
      {
        cue: 'Who decides',
        point: 'Leaves the decision to whoever may accept such a risk, in writing, with an end date',
        weight: 3,
        said: [
          "this isn't for the product owner nor for me alone, it goes to the director",
          'signed, until when, with which conditions',
          'somebody high enough has to sign that we go live with it, and only for a limited period',
        ],
      },
      {
        cue: 'Softening the risk meanwhile',
        point: 'Proposes compensation and monitoring if it is accepted anyway',
        weight: 2,
        said: [
          'alert on accounts that step through ids, short-lived random links',
          'a plan for what we do if someone uses it',
        ],
      },
      {
        cue: 'Your own stance',
        point: 'States a clear recommendation and stays constructive whatever is decided',
        weight: 1,
        said: [
          "I'd not launch with it, and I say so plainly",
          'no threats, no shrugging; help them to the date',
        ],
      },
      {
        cue: 'Why so late',
        point: 'Learns why it was found only a week before',
        weight: 1,
        said: ['next time we look at the design and test earlier', 'put access tests in their pipeline'],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'A veto by security settles the matter, without alternatives or a decision by the owner',
        said: ["I'd block the release, full stop", "I refuse to sign and that's the end of the discussion"],
        correction:
          "Usually security advises, and whoever bears the damage decides. Clear facts and a good alternative work better than a veto that's overridden next time.",
      },
      {
        belief: 'If the product owner accepts the risk, security has done its part',
        said: [
          "I get an email that they accept and that's it",
          "the owner said yes, so it's no longer my problem",
        ],
        correction:
          "A product owner often may not accept harm to other people's data. It needs the right level, an end date, and measures meanwhile.",
      },
    ],
    sampleAnswer:
      "I'd explain it without scores: any registered user can read other people's attachments by counting up a number; it takes five minutes and a browser, no skill. In there are contracts and medical letters. If it happens we notify the users and perhaps the authority, in launch week. My recommendation is clear: not with this open. But then I work on the date with them. I sit down with the developers and ask what takes three weeks. Often it's the clean rebuild of permissions, while a crude ownership check at the download takes two days. Or we launch with attachments switched off by a flag, or to two hundred invited users. Most of the time one of these fits. If they still want to go with the flaw, it's not for the product owner or me to decide; the risk falls on other people's data, so I take it to the director who may accept such things, on one page: risk, options, my advice, conditions, and an end date of three weeks. And meanwhile: random short-lived links, a rate limit, an alert on accounts stepping through ids, and a prepared response. Afterwards, we look at why it came out so late, and put access tests in their pipeline.",
    criteria: ['Firm on facts, flexible on ways', 'Knows who may decide'],
    followUps: [
      {
        question: 'The director asks: how likely is it that somebody finds this?',
        about: [3, 0],
        answer:
          "Honestly: I can't give a number, but it's among the first things that curious users and bug hunters try, and it needs no tools. With ten thousand users I'd expect it within weeks, and you'd possibly hear of it last.",
      },
      {
        question:
          'It was accepted, and two weeks later the alert shows an account that read 300 attachments. What happens now?',
        about: [4],
        answer:
          "It's an incident: block the account and the endpoint, save the logs, determine whose files were read, call privacy and legal, notify. The acceptance ends at once; the feature stays off until repaired.",
      },
    ],
  },
]
