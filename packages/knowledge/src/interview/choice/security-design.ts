import type { ChoiceSet } from '../choice-set.ts'

export const securityDesignChoice: ChoiceSet = {
  skill: 'Design of security',
  type: 'system_design',
  roles: ['Security Engineer'],
  questions: [
    {
      id: 'security-design-01',
      difficulty: 'beginner',
      question:
        'A small shop, one server-rendered application with 20,000 customers, needs a login. "Log out on all devices" must work at once. Where does the logged-in state live?',
      right: {
        text: 'In the database, under a random ID that sits in an `HttpOnly`, `Secure` cookie',
        why: "Deleting the rows ends all sessions immediately, scripts can't read the ID, and one server reads one row a request without effort.",
      },
      wrong: [
        {
          text: 'In a signed token in `localStorage`, which the pages send along in a header',
          why: 'Any injected script can read `localStorage`, and a signed token stays valid until it expires, whatever the customer clicks.',
        },
        {
          text: 'In a signed token in an `HttpOnly` cookie, valid for 30 days without a lookup',
          why: "Scripts can't read it, but without a lookup nobody can end it before the 30 days are over. That was the requirement.",
        },
        {
          text: "In the database, under the customer's number that sits in a `Secure` cookie",
          why: 'A customer number can be guessed or counted up. Whoever changes the cookie is then logged in as somebody else.',
        },
      ],
    },
    {
      id: 'security-design-02',
      difficulty: 'beginner',
      question:
        'Applicants upload a résumé on a job portal; recruiters open it in the browser while logged in. Some files will be hostile, for example HTML renamed to PDF. How do you hand the files out?',
      right: {
        text: 'From a separate domain, as a download, with a content type that the server sets',
        why: "Even if script gets through, it runs where no session of the portal exists, and a download with a fixed type isn't rendered as a page.",
      },
      wrong: [
        {
          text: "From the portal's domain, after checking the file extension against a short list",
          why: "The name says nothing about the content. A file that the browser treats as HTML would run with the recruiter's session.",
        },
        {
          text: "From the portal's domain, under a long random name that nobody is able to guess",
          why: 'A random name keeps strangers out. The recruiter gets the hostile file by a link in the portal all the same.',
        },
        {
          text: "From the portal's domain, as soon as the virus scanner has found nothing in it",
          why: "Scanners know malware patterns; a page that reads the recruiter's session isn't one. The scan helps but is no boundary.",
        },
      ],
    },
    {
      id: 'security-design-03',
      difficulty: 'beginner',
      question:
        'Some 300 dental practices share one application and one PostgreSQL database, and this stays so. Six developers have written 140 queries. No practice may ever see patients of another. What do you build on?',
      right: {
        text: 'Row-level security in the database, by a practice set for each transaction',
        why: "The rule stands in one place and applies to the query that somebody will write wrongly next year, if the application's role can't bypass it.",
      },
      wrong: [
        {
          text: 'A condition on the practice in each query, which every code review looks for',
          why: 'It works until one of 140 queries, or the 141st, forgets it. People checking for something that must never happen is too little.',
        },
        {
          text: 'Random identifiers for patients, so nobody can guess those of other practices',
          why: 'It makes guessing harder, but lists, searches and exports hand out rows without anybody having to guess an identifier.',
        },
        {
          text: "A check in each page whether the practice in the address is the user's own one",
          why: "It protects the address. Reports, background jobs and searches reach the tables by other ways and aren't covered.",
        },
      ],
    },
    {
      id: 'security-design-04',
      difficulty: 'beginner',
      question:
        'Three services, two environments, five developers: all passwords and keys stand in one shared spreadsheet. A developer left last week. What is the best first step?',
      right: {
        text: 'Change the secrets, and put them in a managed store where each service reads its own',
        why: "The leaver's copy becomes worthless, and access is per service and logged from now on. One without the other leaves half of the problem.",
      },
      wrong: [
        {
          text: 'Encrypt the spreadsheet, and tell its new password only to the remaining developers',
          why: 'The leaver may have a copy, and the secrets in it are still valid. Sharing one password repeats the problem at another level.',
        },
        {
          text: 'Move them to `.env` files on the servers, and delete the spreadsheet and its backups',
          why: 'The place is a little better, but every value is unchanged, and so are those that the leaver knows.',
        },
        {
          text: 'Put them in a private repository, where each change and its author stay traceable',
          why: "Whoever can clone it has all secrets of all environments forever, as history keeps them. Traceable changes don't limit reading.",
        },
      ],
    },
    {
      id: 'security-design-05',
      difficulty: 'beginner',
      question:
        "Eighty support staff change customers' addresses in an admin tool, 10,000 changes a day. After a dispute it must be provable who changed what; no entry may be missing. How do you record it?",
      right: {
        text: 'A row in an audit table, written with the change; the tool can only insert there',
        why: 'Change and entry succeed or fail together, and the tool itself can neither alter nor delete. 10,000 rows a day cost nothing.',
      },
      wrong: [
        {
          text: 'A log line, sent to the log server after the change, repeated if it was rejected',
          why: "If the process dies in between, there is a change without an entry. For metrics that is fine, for evidence it isn't.",
        },
        {
          text: "Two columns in the customer's row: who made the latest change to it, and when",
          why: 'Each change overwrites the one before. The dispute is usually about the last change but one, and the old value is gone.',
        },
        {
          text: "A comparison of each night's backup with the last one, kept for all customers",
          why: "It shows that something changed during the day. Who did it isn't in the data, and two changes on one day look like one.",
        },
      ],
    },
    {
      id: 'security-design-06',
      difficulty: 'beginner',
      question:
        'A company of 60 backs up 4 TB nightly to a storage box that its administrators have connected as a network drive. You fear ransomware that gains administrator rights. What do you change?',
      right: {
        text: 'A copy elsewhere, with other credentials, that nobody can delete for 30 days',
        why: "An attacker with all rights in the company's network still can't destroy it. Thirty days cover an intrusion that went unnoticed for weeks.",
      },
      wrong: [
        {
          text: "A backup every hour to the same box, so that at most an hour's work is lost",
          why: 'It lowers the loss when the box survives. With administrator rights the attacker encrypts box and backups first.',
        },
        {
          text: 'Encryption of the backups, with a key that only two administrators may know',
          why: 'It protects against somebody reading them. Encrypted files can be deleted or encrypted once more without any key.',
        },
        {
          text: 'A cloud folder that mirrors the file server within seconds in a second place',
          why: 'A mirror copies the encrypted files within seconds too. A second place helps against fire, if earlier versions survive.',
        },
      ],
    },
    {
      id: 'security-design-07',
      difficulty: 'beginner',
      question:
        'A web application, its database and an admin tool for eight employees move into a cloud network. What does the internet get to reach?',
      right: {
        text: 'Only the load balancer; the admin tool through a sign-in proxy with a second factor',
        why: 'Each thing reachable is something to attack and to patch. Customers need the load balancer, employees a door that checks them first.',
      },
      wrong: [
        {
          text: 'The load balancer, and the admin tool at an address that only the employees know',
          why: 'Addresses get known through logs, links and scanners. An admin tool whose protection is its address stands open.',
        },
        {
          text: 'The load balancer and the database, the latter with TLS and a strong password only',
          why: "Every flaw in the database's login is now open to the world, just so that somebody can reach it more easily.",
        },
        {
          text: 'Any of the servers, since each of them has a firewall of its own that blocks ports',
          why: "It can work until one rule is wrong on one server. With private addresses a wrong rule isn't yet an exposure.",
        },
      ],
    },
    {
      id: 'security-design-08',
      difficulty: 'beginner',
      question:
        'A charity wants an app for 200 volunteers who visit people at home. The chair asks for "bank-level encryption". What do you ask first?',
      right: {
        text: 'What is stored on whom, who must never see it, and what happens if it gets out',
        why: 'The answer decides about everything: perhaps notes on health and empty homes, perhaps only a rota. Protection without knowing the harm is guessing.',
      },
      wrong: [
        {
          text: 'Which phones the volunteers have, as this limits which encryption can be used',
          why: 'All common phones encrypt well. The choice of algorithm hardly ever decides whether such an app is safe.',
        },
        {
          text: 'What budget there is for security, since bank level requires a suitable amount',
          why: 'Budget limits the answer, but without knowing what needs protecting neither of you can say what is worth paying for.',
        },
        {
          text: 'Where the servers may stand, as the law on storing the data in the cloud decides',
          why: "It will matter if personal data are stored, which is just what you don't know. The place also doesn't say who may read them.",
        },
      ],
    },
    {
      id: 'security-design-09',
      difficulty: 'intermediate',
      question:
        'A login service hashes passwords with Argon2id: 200 ms of one core and 64 MB for each. At peak there are 40 logins a second. How much does the hashing take at least, with a queue that admits as many as there are cores?',
      right: {
        text: 'About 8 cores and 0.5 GB: at any moment some eight logins are being hashed',
        why: '40 a second times 0.2 seconds is 8 at a time, each with 64 MB. That is affordable, and the queue keeps an attack from eating up the memory.',
      },
      wrong: [
        {
          text: 'About 1 core and 64 MB: a single hash is done before it is really noticeable',
          why: 'One core does five hashes a second. At 40 the queue would grow by 35 each second.',
        },
        {
          text: 'About 40 cores and 2.5 GB: every login of a second needs a core to itself then',
          why: 'That would be right if each hash took a whole second. At 200 ms a core serves five of them.',
        },
        {
          text: 'About 200 cores and 13 GB: every login occupies its core for 200 milliseconds',
          why: 'It multiplies the wrong things. Cores busy are rate times duration, so 40 × 0.2.',
        },
      ],
    },
    {
      id: 'security-design-10',
      difficulty: 'intermediate',
      question:
        "A password reset sends a code of six digits, valid for ten minutes. The API takes 500 guesses a second for an account, from any addresses. How likely does an attacker hit within one code's life, and what do you change first?",
      right: {
        text: 'About 30 percent; after some five wrong guesses the code becomes invalid',
        why: '500 × 600 seconds are 300,000 of a million. Five guesses make it five in a million for each code, however many addresses take part.',
      },
      wrong: [
        {
          text: "About 30 percent; the code's life is shortened from ten minutes to two",
          why: 'Right estimate, weak remedy: 60,000 guesses still hit with 6 percent, and honest users with slow mail fail.',
        },
        {
          text: 'About 30 percent; each address may send only one guess in every minute',
          why: 'Right estimate, but the attack comes from many addresses. The count must hang on the code or account.',
        },
        {
          text: 'About 0.05 percent; the length of the code is sufficient as it is now',
          why: "That is 500 of a million: one second's worth. The attacker has 600 seconds.",
        },
      ],
    },
    {
      id: 'security-design-11',
      difficulty: 'intermediate',
      question:
        'Twelve services accept signed access tokens of ten minutes without asking anybody. 200,000 sessions are active at peak, some 300 a minute are ended early; that must take effect within a minute. The login service bears 1,000 requests a second. What do you add?',
      right: {
        text: 'A list of ended sessions, some 3,000 entries, that is pushed to all services',
        why: 'An entry is needed only until its last token expires: 300 × 10 minutes. That fits any memory, and renewals stay at about 330 a second.',
      },
      wrong: [
        {
          text: 'Tokens that live for one minute, so that an ended session is soon refused',
          why: '200,000 renewals a minute are over 3,300 a second, three times what the login service bears.',
        },
        {
          text: 'A question to the login service for each request, cached for half a minute',
          why: 'Each of twelve services would ask for its active sessions twice a minute: thousands a second, and an outage stops everything.',
        },
        {
          text: 'A new signing key after each ended session, so that old tokens are refused',
          why: "It refuses everybody's tokens: 200,000 sessions renew at once, five times a second. Keys aren't made for ending single sessions.",
        },
      ],
    },
    {
      id: 'security-design-12',
      difficulty: 'intermediate',
      question:
        'A payment provider will report paid orders to your shop by calling a URL of yours. Each such call releases goods. How do you make sure that a call is genuine and counts once?',
      right: {
        text: 'Check its signature over raw body and time, reject old ones, and note event IDs',
        why: 'The signature proves who sent just these bytes, the time limits replays, and the noted ID makes repeated delivery harmless.',
      },
      wrong: [
        {
          text: "Accept calls only from the provider's published addresses, and require TLS",
          why: 'Addresses change and are often shared by all customers of a cloud. A replayed call from there counts again.',
        },
        {
          text: 'Put a long secret in the URL, known only to the provider, and log each call',
          why: 'URLs turn up in logs and proxies. Once known, anyone can invent a body, and nothing stops the same call from counting twice.',
        },
        {
          text: 'Parse the JSON, build it again in sorted form, and check the signature of that',
          why: 'The signature was made over the bytes sent. Rebuilt JSON differs in spaces and numbers, so genuine calls fail, and replays still pass.',
        },
      ],
    },
    {
      id: 'security-design-13',
      difficulty: 'intermediate',
      question:
        "A chat product in the cloud shows previews of links that users post, so a server fetches any URL. Internal services and the cloud's metadata address must stay out of reach. Which design holds best?",
      right: {
        text: 'A fetcher in a network of its own, whose egress proxy checks the address it dials',
        why: 'The check is on the address really connected to, for redirects too, and the fetcher has no route inside if a check fails.',
      },
      wrong: [
        {
          text: 'A filter that refuses URLs with `localhost`, `10.` or `169.254.` in the host part',
          why: 'Addresses can be written in many ways, and a harmless name may simply resolve to an internal address.',
        },
        {
          text: 'A step that resolves the name, refuses private ranges, and then fetches the URL',
          why: "The name is resolved again for the fetch, and the attacker's DNS may answer differently the second time.",
        },
        {
          text: "A rule that only HTTPS is fetched, without redirects and with three seconds' time",
          why: "It removes some ways, but a name under the attacker's control can still point to an internal HTTPS service.",
        },
      ],
    },
    {
      id: 'security-design-14',
      difficulty: 'intermediate',
      question:
        'Bank details of 50,000 suppliers lie in a database. They must stay unreadable even if somebody reads whole tables by SQL injection or takes a database dump. What do you choose?',
      right: {
        text: 'The application encrypts these fields with a key from a key service outside',
        why: 'Whoever reads the tables, by query or dump, finds ciphertext. The key never lies in the database, and its use can be limited and logged.',
      },
      wrong: [
        {
          text: 'The database encrypts its files, with the key in a hardware security module',
          why: 'Such encryption protects disks. A query, including an injected one, gets the data decrypted by the database itself.',
        },
        {
          text: 'The application stores a SHA-256 hash of each account number with a long salt',
          why: "The details are needed to pay the suppliers, and a hash can't be turned back into a number.",
        },
        {
          text: 'The server disks and all of the backups are encrypted by the cloud provider',
          why: 'It protects against a stolen disk. The injection goes through the running database, for which nothing is encrypted.',
        },
      ],
    },
    {
      id: 'security-design-15',
      difficulty: 'intermediate',
      question:
        'A log platform takes in 1.2 TB a day: 700 GB web access (nine tenths for images), 300 GB debug output, 120 GB process starts, 80 GB logins and cloud changes. You may keep 600 GB a day for detecting attacks. What goes?',
      right: {
        text: 'Access lines for images become counts; logins, cloud and process data stay whole',
        why: 'That alone takes out some 630 GB, of hardly any use in an investigation. The small sources are those in which attacks show.',
      },
      wrong: [
        {
          text: 'Half of each source is kept at random, so that no kind of event is lost entirely',
          why: 'An attack is a chain of single events. Sampling makes it likely that links are missing, in just the sources that matter.',
        },
        {
          text: 'Everything is kept for 45 days instead of 90, which halves the stored amount too',
          why: 'The limit is what comes in each day. Keeping it for a shorter time lowers storage but not the daily intake.',
        },
        {
          text: 'Process starts and debug output go, since most of them come from known programs',
          why: "Debug may go, but together it's 420 GB, not enough, and process starts are among the best traces of an intruder.",
        },
      ],
    },
    {
      id: 'security-design-16',
      difficulty: 'intermediate',
      question:
        "150 contractors use two internal web applications. For this they have a VPN that opens the network with all 120. Two months ago a contractor's laptop was infected. What reduces the risk most with modest effort?",
      right: {
        text: 'A sign-in proxy before the two applications, with a second factor, and no VPN',
        why: "The contractor's device reaches two web pages instead of a network. What infects it finds no other machine to go on to.",
      },
      wrong: [
        {
          text: 'The VPN as before, but with a second factor and a new password every 60 days',
          why: 'It makes a stolen password useless. The infected laptop of a rightful user still has the whole network before it.',
        },
        {
          text: 'A separate VPN for contractors, into the same network but with sessions logged',
          why: 'Logs tell afterward which of the 120 applications were attacked. What can be reached is unchanged.',
        },
        {
          text: "The two applications on the internet, for the addresses of contractors' offices",
          why: "Anybody in those offices or behind the same address gets through, and people at home don't.",
        },
      ],
    },
    {
      id: 'security-design-17',
      difficulty: 'expert',
      question:
        "You run customers' functions: any language, native binaries, anonymous sign-up, 20,000 starts a second, each to be ready within 200 ms. Some tenants will attack. Which isolation do you choose?",
      right: {
        text: 'A micro-VM for each tenant, restored from a snapshot, and not reused by others',
        why: 'A small hypervisor interface stands between hostile code and the host, and restoring takes milliseconds. Fresh randomness must be fed in after it.',
      },
      wrong: [
        {
          text: 'A container for each tenant, with user namespaces, `seccomp` and dropped rights',
          why: 'All tenants share one kernel with hundreds of system calls. With anonymous attackers, one kernel flaw opens the host.',
        },
        {
          text: 'A runtime that holds many tenants as isolates in one process, for fast starts',
          why: 'It starts fastest, but works for a language that the runtime controls. Native binaries share its memory unhindered.',
        },
        {
          text: 'A full virtual machine, booted anew for each call and deleted when it has ended',
          why: 'It isolates well, but a full boot takes many seconds. At 20,000 starts a second neither time nor hardware suffices.',
        },
      ],
    },
    {
      id: 'security-design-18',
      difficulty: 'expert',
      question:
        "50 instances decrypt data of 2,000 active tenants, 40,000 times a second in all, each with its tenant's data key. The key service takes 5,000 calls a second. If a customer withdraws the key, reading must end within ten minutes. What do you do with the data keys?",
      right: {
        text: 'Each instance keeps them in memory for five minutes: about 330 calls a second',
        why: '2,000 keys × 50 instances in 300 seconds. It is far below the limit, and a withdrawal takes effect after five minutes at the latest.',
      },
      wrong: [
        {
          text: 'Each instance keeps them in memory for one day: just about one call a second',
          why: 'The arithmetic is right, but a withdrawn key would go on being used for up to a day.',
        },
        {
          text: 'A shared cache keeps them for eight minutes, each instance for five more: four a second',
          why: 'The ages add up: an instance may take a key that is nearly eight minutes old and keep it. A withdrawn key then works for up to 13 minutes.',
        },
        {
          text: 'No instance keeps any, and the limit is raised: about 40,000 calls a second',
          why: "It ends reading at once, but each read hangs on a remote call, and the service's outage is your outage.",
        },
      ],
    },
    {
      id: 'security-design-19',
      difficulty: 'expert',
      question:
        'Of 10 million logins a day about 200 are by attackers. A new model flags 99 percent of these, and 0.1 percent of honest logins. Your analysts manage 60 cases a day. How do you use it?',
      right: {
        text: 'It flags some 10,000 a day, 2 percent rightly: ask those for a second factor',
        why: '0.1 percent of 10 million are 10,000 honest people. One more step is a small burden for them and stops most attackers, at any number.',
      },
      wrong: [
        {
          text: 'It flags some 200 a day, nearly all rightly: analysts take the worst 60 first',
          why: '99 percent describes how attacks are found, not how right a flag is. With attacks that rare, false flags outnumber true ones 50 to 1.',
        },
        {
          text: 'It flags some 10,000 a day, 2 percent rightly: analysts draw 60 of them a day',
          why: 'They would find about one attacker a day and close 59 cases as harmless, while about 197 go on.',
        },
        {
          text: 'It flags some 10,000 a day, 2 percent rightly: block those until they call you',
          why: "It stops the attackers and sends 10,000 honest customers a day to a hotline. They'll force you to switch it off within the week.",
        },
      ],
    },
    {
      id: 'security-design-20',
      difficulty: 'expert',
      question:
        '10,000 workloads have certificates of 24 hours, each renewed at half of its life, spread evenly. About 300 new instances start each hour. The certificate authority is down for eight hours. What happens?',
      right: {
        text: 'What runs goes on undisturbed; what starts in these hours gets no identity',
        why: 'At any moment a certificate has at least 12 hours left. New instances have none yet, so deployments and replacing failed nodes come to a halt.',
      },
      wrong: [
        {
          text: 'A third of the workloads lose their identity, as eight of 24 hours are over',
          why: 'That would hold if renewal came at the very end. Whoever renews at half-time never has less than 12 hours left.',
        },
        {
          text: 'Two thirds of the workloads lose their identity, as their renewals have failed',
          why: "Two thirds do fail to renew in that time, but a failed renewal doesn't end a certificate that is still valid.",
        },
        {
          text: 'Nothing at all, because every certificate has at least twelve hours to live',
          why: "It's true of those that exist. The 2,400 instances that start meanwhile have none, among them replacements for failed ones.",
        },
      ],
    },
    {
      id: 'security-design-21',
      difficulty: 'expert',
      question:
        "With a developer's stolen token somebody pushed an image directly to your registry and had it deployed under a new tag. Images are scanned, the registry requires a login, tags can't be overwritten. Which control would have stopped it?",
      right: {
        text: 'The cluster admits only digests with provenance signed by the build system',
        why: "The image never went through the build, so nobody could sign where it came from. A token for pushing doesn't give the build's identity.",
      },
      wrong: [
        {
          text: 'The cluster refuses images in which the scanner finds critical weaknesses',
          why: "The attacker's code has no entry in any vulnerability database. A clean scan says nothing about origin.",
        },
        {
          text: 'The registry signs each image that arrives, and the cluster checks this sign',
          why: "It would have signed the attacker's image just as well. The signature must say who built it, not that it lies there.",
        },
        {
          text: 'The pipeline adds a list of components to every image and stores it with it',
          why: 'A list of parts helps to find known weaknesses later. Nobody checks by it whether the image came from the pipeline.',
        },
      ],
    },
    {
      id: 'security-design-22',
      difficulty: 'expert',
      question:
        'Permission checks come from replicas up to five seconds old: 200,000 a second, 10 ms at p99, three continents. Bob is removed from a folder; a second later Ana puts a secret document in it, and Bob can read it. How do you rule this out?',
      right: {
        text: 'Save a consistency token with each content version; checks must be at least as new',
        why: "The check for this document may then not use a state from before Bob's removal. All other checks stay as fast as they are.",
      },
      wrong: [
        {
          text: 'Shorten the time that replicas may be behind from five seconds to a half second',
          why: 'The window gets smaller but stays. What matters is the order of two events, and no interval ensures that.',
        },
        {
          text: 'Send every check to the one primary copy, where the newest state is always known',
          why: 'It would be right each time, but from other continents the way alone takes over 100 ms, and 200,000 a second meet at one place.',
        },
        {
          text: 'Clear the caches on all continents whenever a permission anywhere gets removed',
          why: 'Clearing arrives late as well, replicas still lag behind, and at this size changes come so often that no cache would stay warm.',
        },
      ],
    },
    {
      id: 'security-design-23',
      difficulty: 'expert',
      question:
        '500 engineers get production access on request for an hour. 900 requests a day are approved by colleagues in a median of 20 seconds, 99.8 percent of them. What do you change?',
      right: {
        text: 'Rules grant what fits duty and ticket; people decide only on the few risky ones',
        why: '20 seconds and 99.8 percent mean that nobody decides. Rules check the same every time, and attention remains for what deserves it.',
      },
      wrong: [
        {
          text: 'Two colleagues must approve each request, so that one of them looks properly',
          why: 'Two who each rely on the other look even less, and incidents wait for the second click.',
        },
        {
          text: 'Approvers get training, and have to give a reason in writing for each approval',
          why: "At 900 a day the reason will be 'ok' within a week. The volume makes the habit, not a lack of knowledge.",
        },
        {
          text: 'Access is granted for a week at a time, so there are fewer requests to look at',
          why: "There would be fewer clicks, and rights nearly as standing as before. Less often asked isn't better judged.",
        },
      ],
    },
    {
      id: 'security-design-24',
      difficulty: 'expert',
      question:
        "A tenant's records are encrypted with the tenant's own key, which exists only in a key service. To delete the tenant, you destroy that key. A search index is built from the decrypted texts; backups are kept for 35 days. What can still be read?",
      right: {
        text: 'The search index, as its entries were made from text already decrypted',
        why: 'What is derived in the clear never depended on that key. It must be deleted on its own, as must exports, caches and analytics.',
      },
      wrong: [
        {
          text: 'The backups of up to 35 days, until the last of them has been overwritten',
          why: "They hold the tenant's records only as encrypted by the destroyed key, so these are unreadable there too.",
        },
        {
          text: 'The replica in the second region, until the deletion has arrived there too',
          why: 'The replica holds the same ciphertext, and the key was never there. Destroying it works everywhere at once.',
        },
        {
          text: 'The old versions in object storage, which are kept after being overwritten',
          why: "These were encrypted by the same key when they were written. Old ciphertext doesn't get readable by being old.",
        },
      ],
    },
  ],
}
