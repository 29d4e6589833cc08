import type { MentorKind } from '../mentor-kind.ts'

export const credentialsPracticeKinds: readonly MentorKind[] = [
  {
    id: 'portfolio.github',
    asking: 'how your GitHub should look',
    needs: [],
    examples: [
      'how should my github look',
      'my github is empty',
      'do green squares matter',
      'what makes a good README',
      'clean up my github profile',
      'should I pin repositories',
      'do recruiters look at github',
      'is it bad that my commits say "fix" and "fix2"',
      'private or public repos?',
      'I only have forks on there',
      'how often should I commit',
      'which repos should I delete',
      'gitlab instead of github ok?',
      'how do I make my GitHub profile attractive for data jobs',
      'what to write in the profile readme',
      'old ugly code from school is still online, hide it?',
      'can i show half finished projects on github',
      'my employer uses bitbucket so my public profile is dead',
      'are contribution graphs important when applying',
      'how do i structure a repository so it looks professional',
      'someone reviewed my repo and said its messy',
      'githib for beginners how to start',
      'should I put my github link in the application if there is little in it',
      'do I need tests in my portfolio repositories',
      'what do seniors check first when they open my repo',
      'should I write the readme in english',
      'my activity stopped for a year, does it look bad',
      'licence for my public repos?',
    ],
    reply: [
      {
        place: 'lead',
        tone: 'down',
        texts: [
          'An empty profile is normal, even among people with fifteen years in the job. Hardly anyone counts your squares.',
          "Don't be ashamed of old code. It shows that you've moved on, and whoever reads it has probably written worse.",
        ],
      },
      {
        place: 'lead',
        for: 'transitioner',
        texts: [
          "Two or three pinned projects that a stranger understands in a minute, and the rest out of sight. That's all it takes.",
          "Think of it as a storefront: pin what you'd like to be asked about, and archive or hide the rest.",
        ],
      },
      {
        place: 'lead',
        for: 'professional',
        texts: [
          "For somebody with a track record it hardly matters, as long as what's there doesn't speak against you. One tidy repository is plenty.",
          'Few people expect public code from somebody with a full-time job. If you show something, keep it small and clean.',
        ],
      },
      {
        place: 'fact',
        texts: [
          'Let the pinned ones show what {targetRole} ads ask for: {topSkills}. Readers tend to look for those words first.',
          "You have {skillsHeld}; if your pinned projects don't show that, they're the wrong ones to pin.",
        ],
      },
      {
        place: 'reason',
        texts: [
          'Somebody who opens it before the interview has about five minutes: they read the description, glance at the folder names, open one file in the middle, and skim a few commit messages.',
          'The squares are easy to fake and say little. Readable commits show how you work with other people.',
          'What puts people off is seldom bad code. It\'s a project that won\'t start, secrets left in the history, or a README that still says "Getting started with".',
        ],
      },
      {
        place: 'advice',
        texts: [
          "A README that works has one sentence on what it does and for whom, a picture, a few commands to run it, why you built it that way, and what's missing. Write it for a tired person on a phone.",
          'Have somebody else clone it on a fresh machine and follow your README. Whatever they stumble over is what to fix first.',
          'Write commits as short commands with a reason: "Reject empty orders, they broke the report". Ten of those read like someone you\'d want on the team.',
        ],
      },
      {
        place: 'advice',
        texts: [
          "Add what beginners leave out: a few tests where mistakes would hurt, an automatic check on each push, and a note on what you'd do with more time.",
          'Archive coursework and forks, or set them to private. Keep old pieces only if they tell a story of how you grew.',
          "Use the profile text for one line: what you do now and what you're looking for. Badges and animated counters just distract.",
        ],
      },
      {
        place: 'advice',
        for: 'transitioner',
        texts: [
          'If a project comes from your old line of work, say so in its description. People remember "Built by a nurse for shift swaps".',
          'If a piece comes from a course, say so at the top, and list what you added. Honesty there makes the rest believable.',
        ],
      },
      {
        place: 'caution',
        texts: [
          "Search your history for passwords and keys before you make anything public. Deleting the file isn't enough; revoke the key and issue a new one.",
          'Nothing that belongs to an employer goes up there without written permission, not even a cleaned-up piece.',
          "Don't commit every day just for the picture. A gap needs no explanation; people have lives.",
        ],
      },
      {
        place: 'next',
        texts: [
          'Take your best repository tonight and rewrite only the first five lines of its README.',
          'Pin two projects, hide the rest, and put the link on your resume. It takes about half an hour.',
        ],
      },
      {
        place: 'ask',
        texts: [
          'Which repository would you like to be asked about in an interview?',
          'Who is meant to look at it: recruiters, engineers, or clients?',
        ],
      },
    ],
    actions: [
      'What project could I build?',
      'How do I start with open source?',
      'Do I need a portfolio?',
      'How should my LinkedIn look?',
    ],
    opens: ['career-story', 'learning-path'],
  },
  {
    id: 'opensource.start',
    asking: 'how to get started with open source',
    needs: ['skill'],
    examples: [
      'how do I start with open source',
      'how can I contribute to open source as a beginner',
      'find a first issue to work on',
      'is contributing to open source good for my career',
      'good first issue labels are all taken',
      'my pull request is ignored for weeks',
      'which open source projects are friendly to newcomers',
      'I am scared to open a PR',
      'do documentation fixes count as contributions',
      'how do maintainers decide on pull requests',
      'contribute to a python library, where do i look',
      'hacktoberfest, worth joining?',
      'open source vs own project for getting hired',
      'maintainer was rude to my PR',
      'can I put open source work on my resume',
      'i want to contribue but the codebase is huge',
      'is google summer of code something for me',
      'how do I get commit rights in a project',
      'should I release my tool as open source',
      'non code contributions to OSS possible?',
      'My company allows us to do OSS, how to begin',
      'How much time does it take to contribute to kubernetes',
      'first pull request tips',
      'never contributed anywhere, is this a minus for a senior',
      'how do you read a big open source codebase',
      'what open source thing fits a tester',
      'do people get hired through their contributions',
      'I would like to give back to the community, how',
    ],
    reply: [
      {
        place: 'lead',
        tone: 'down',
        texts: [
          "A first pull request feels like undressing in public, and many of the people who merge them remember that feeling. If yours sits unanswered or gets a rude reply, that's usually about the maintainer's week.",
          "Silence on a pull request is ordinary: there's often somebody unpaid on the other end. It says nothing about your code.",
        ],
      },
      {
        place: 'lead',
        texts: [
          'Begin with something you use yourself, and with whatever annoyed you about it last week.',
          'Start as a user with good manners: reproduce a reported bug, answer a question, fix a misleading sentence in the docs. Code comes third.',
          'Pick one project and stay for two months. Nobody remembers ten drive-by fixes in ten projects.',
        ],
      },
      {
        place: 'fact',
        texts: [
          'Look for projects built on {skillsHeld}, so that the codebase is the only new thing.',
          "If you choose one around {gap1}, you learn what you're most missing from people who use it every day.",
        ],
      },
      {
        place: 'reason',
        texts: [
          "It teaches what a private project can't: reading unfamiliar code, being reviewed, and getting a change past other people. That's much of the job.",
          "To an employer it's evidence that you can work with strangers in writing. A merged change with a calm discussion under it is a reference anyone can read.",
          "As a route to a job it's slow, but as a way to get better it's strong. Do it for the second reason.",
        ],
      },
      {
        place: 'advice',
        texts: [
          "Look for a pulse: pull requests merged in recent weeks, friendly answers in the issues, a contributing guide you can follow. If you can't get it running in an evening, choose another.",
          "Before you write code, comment on the issue: what you found, how you'd fix it, and whether they'd want that. Three sentences can save you a wasted weekend.",
          'Make the first change tiny, with a test and a reason in the description. A reviewer should be done with it in five minutes.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'To find your way around a large codebase, start from one error message or one button, search for that text, and follow it inward. Draw what calls what. After three walks like that, you know a corner.',
          'Get the tests running first, then break something on purpose. Whatever turns red shows you how the parts fit together.',
        ],
      },
      {
        place: 'advice',
        for: 'transitioner',
        texts: [
          'Issues marked for newcomers go fast, so look elsewhere: installation steps that fail on your machine, missing examples, unclear error messages.',
          'There are projects from your old world too, for hospitals, schools, stores or freight. Knowing the business is rarer there than good code.',
        ],
      },
      {
        place: 'advice',
        for: 'professional',
        texts: [
          "The easiest way in is a library your team keeps patching around. Send the patch upstream, on work time, with your manager's blessing.",
          'With your experience, reviewing is a gift: go through open pull requests and try them out. Maintainers notice a good tester.',
        ],
      },
      {
        place: 'caution',
        texts: [
          'If your contract has a clause on inventions or side work, ask your employer first; for what the clause means, ask a lawyer.',
          "Never submit code you don't understand, whoever or whatever wrote it. Maintainers spot it and remember the name.",
          'Events that reward the number of pull requests can teach bad habits. One change somebody wanted is worth more than a T-shirt.',
        ],
      },
      {
        place: 'next',
        texts: [
          'Tonight, list five tools you used this week, and see which one has an open issue you could reproduce.',
          'Get one project to run on your machine this week and note every step in the guide that was wrong. That note is your first contribution.',
        ],
      },
      {
        place: 'ask',
        texts: [
          'Which tool do you use that could be a little better?',
          "What's holding you back: finding a project, the code, or showing yours?",
        ],
      },
    ],
    actions: [
      'How should my GitHub look?',
      'What project could I build?',
      'How do I get experience without a job?',
      'How do I speak up as an introvert?',
    ],
    opens: ['learning-path'],
  },
  {
    id: 'freelance.start',
    asking: 'how to get started as a freelancer',
    needs: ['role', 'skill'],
    examples: [
      'how do I start freelancing',
      'where do I find my first client',
      'is upwork any good for beginners',
      'can I freelance without experience',
      'how to get clients as a web developer',
      'I want to do IT consulting on my own',
      'first freelance gig, what do I have to watch out for',
      'fiverr or toptal or something else',
      'small jobs on the side to begin with, how',
      'become self employed as a data analyst',
      'how do I write a proposal for a client',
      'a friend wants me to build his website, how to handle it',
      'client does not pay, what do freelancers do',
      'do I need a contract for small jobs',
      'freelance devops, how does one get in',
      'how do I become a contractor after 10 years employed',
      'starting my own one person company in software',
      'nobody hires me on freelancer platforms',
      'what should i offer as a freelancer with SQL and excel',
      'how much savings before going freelance',
      'can a junior freelance?',
      'clint wants more and more for the same price',
      'getting freelance projects through agencies',
      'Which niche is good for a freelance QA',
      'how to find customers without cold calling',
      'i want to be my own boss in tech, first steps',
      'how do I get testimonials as a beginning freelancer',
      'should I start an agency',
    ],
    reply: [
      {
        place: 'lead',
        tone: 'down',
        texts: [
          "Sending proposals into a platform and hearing nothing wears anyone down. You're competing with the whole world on price there; a first client is usually closer to home.",
          "A client who doesn't pay or keeps wanting more happens to nearly everybody once. It comes down to the agreement, and you can learn to write those.",
        ],
      },
      {
        place: 'lead',
        for: 'transitioner',
        texts: [
          'Start with one small paid job for somebody who already knows you, alongside your present income. Strangers come later.',
          'Look for your first client in your old field: people who already trust you and have a nuisance you could remove with what you know.',
          "You can do it early if the jobs are small and you promise only what you've done once before. As your only income, it's too soon.",
        ],
      },
      {
        place: 'lead',
        for: 'professional',
        texts: [
          "A former employer or colleague is the most natural first client. Tell ten of them exactly what you'd do for them.",
          'With experience, the question is less whether you can do it than who knows you could. Your address book is the business plan.',
        ],
      },
      {
        place: 'fact',
        texts: [
          'You could start from {skillsHeld}. Make one narrow offer out of that, with a result in its name.',
          "Your past gives you a niche: {transferable}. That's what sets you apart from the crowd on the platforms.",
        ],
      },
      {
        place: 'reason',
        texts: [
          'More than a skill, clients buy the feeling that a problem is off their desk. "I do Python" is hard to sell; "your monthly report builds itself" is easy.',
          "A big share of your time goes to finding work, writing proposals and chasing invoices. If the price doesn't cover that, you're working for nothing.",
          "Freelancing teaches you about people faster than it teaches engineering, because often nobody reviews your work. Early on, that's a real loss.",
        ],
      },
      {
        place: 'advice',
        texts: [
          "Write one page: what's delivered, what isn't, by when, for how much, and how many rounds of changes. Get it confirmed by email before you begin. A lot of disputes never start because of that page.",
          "Ask for part of the money before you start, and deliver in stages that get paid one by one. A client who won't do that has told you something.",
          'When the requests grow, say: "Happy to. That\'s another so many hours; should I write it up?" Said kindly, it costs you no client worth having.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'Send ten personal messages this month to people who know your work: what you do now, for which problem, and whether they know somebody. No attachment.',
          'On a platform, pick one narrow specialty, answer a few ads with a first idea for exactly their problem, and treat the first three jobs as the price of reviews.',
          "Agencies and subcontracting for a busier freelancer are the quiet way in: less money an hour, no selling, and you learn how it's done.",
        ],
      },
      {
        place: 'advice',
        for: 'professional',
        texts: [
          'Before you resign, have a first contract signed and enough saved for six months. And part on good terms, since your old employer may be your first client.',
          "Look at what your current employer keeps buying from outside. That's evidence of a market, with the buyers' names attached.",
        ],
      },
      {
        place: 'caution',
        texts: [
          'Registration, insurance and taxes are questions for an adviser where you live; settle them before the first invoice. Also check whether your contract allows side work.',
          "Don't take a job whose failure would badly hurt somebody's business until you've done it once where it didn't matter.",
          'Friends need the same page in writing that strangers do. That protects the friendship.',
        ],
      },
      {
        place: 'next',
        texts: [
          "Today, write your offer in one sentence: for whom, which nuisance, what's different afterward. Show it to somebody who isn't an engineer.",
          "Tonight, list ten people who've seen you work. The first message goes out tomorrow.",
        ],
      },
      {
        place: 'ask',
        texts: [
          'Who already comes to you for help with something technical?',
          'Would this be a second income or your only one?',
        ],
      },
    ],
    actions: [
      'What should I charge as a freelancer?',
      'Freelance or a steady job?',
      'How do I network?',
      'How do I get experience without a job?',
    ],
    opens: ['career-story', 'profile'],
  },
  {
    id: 'freelance.or-job',
    asking: 'whether to freelance or take a steady job',
    needs: [],
    examples: [
      'freelance or permanent job',
      'should I leave my job to go freelance',
      'contractor vs employee, what is better for me',
      'is freelancing safer or riskier than employment',
      'I have an offer as a contractor and one as an employee',
      'Do freelancers earn more in the end',
      'tired of bosses, is self employment the answer',
      'is it smarter to be employed first as a beginner',
      'perm or contract for a backend developer',
      'six month contract or lower paid fixed position',
      'would you go back from freelancing to a normal job',
      'freelancer since 8 years, want a permanent role now',
      'does freelancing look bad on a resume',
      'B2B contract or employment contract, pros and cons',
      'employd or self-employed?',
      'can I do both, job and freelance',
      'freedom vs security, cant decide',
      'my company wants to turn me into a contractor',
      'is contracting a good way into IT',
      'lonely as a freelancer, should I take a job',
      'contract to hire, good or bad',
      'what do i lose when I leave the employment for contracting',
      'go independent as security engineer or stay',
      'is the freelance market dying',
      'self employed with kids, too risky?',
      'day rate sounds great but what about vacation and sickness',
      'steady paycheck or own projects',
      'temp agency or freelancing or fixed job',
    ],
    reply: [
      {
        place: 'lead',
        tone: 'down',
        texts: [
          "Wanting out of a job and wanting to be self-employed feel the same from the inside, and they aren't. Let's find out which it is.",
          'Being torn between freedom and sleeping at night is no weakness. Both are worth something, and you can put a price on each.',
        ],
      },
      {
        place: 'lead',
        for: 'transitioner',
        texts: [
          'For the first two years in IT, take the job if you can get one: colleagues who review your work are the best school there is, and freelancers often have none.',
          'Take a job first, with small freelance work on the side if you like. On your own, people mostly hire you for what you can already do.',
        ],
      },
      {
        place: 'lead',
        for: 'professional',
        texts: [
          'It comes down to three things: how many people would hire you by name, how many months you can live without income, and whether you can stand selling.',
          "If you have a narrow skill, a good address book and a financial cushion, freelancing is less risky than it looks. If any one of them is missing, it's riskier.",
        ],
      },
      {
        place: 'fact',
        texts: [
          'For comparison, the median for {role} as an employee is {payMedian} ({paySource}). A freelance rate still has to cover vacation, sick days, gaps and equipment.',
          'For the employee side of the scale, take {payRange} for {role} ({paySource}), and add what paid time off and benefits are worth.',
        ],
      },
      {
        place: 'fact',
        texts: [
          'You told me your goal ({goal}); measure both lives against that and not against each other.',
          'You named a limit ({limit}). In a job you negotiate that once; as a freelancer you negotiate it with every client.',
        ],
      },
      {
        place: 'reason',
        texts: [
          'A rate that sounds like double is often about even once you count the days without work, sick days, vacation, insurance and evenings spent on invoices.',
          'Employment sells you learning, people and calm. Freelancing sells you choice, variety and a direct line between effort and money. Which one are you short on?',
          'One employer can drop you in a day; five clients rarely leave together. But first you have to find five clients.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'Test it before you jump: one small client for three months alongside your job, if your contract allows it. Note how you feel on the day you have to ask for the money.',
          'Draw up two ordinary weeks, hour by hour, one for each life, dull parts included. Choose the week, not the title.',
          'Compare on one page: yearly income after gaps, learning, people, sleep. Weigh the four before you fill in the numbers.',
        ],
      },
      {
        place: 'advice',
        for: 'professional',
        texts: [
          'Half is possible too: ask for four days a week, or for a long contract with one client. Good arrangements often begin with somebody asking.',
          'If your employer wants to make you a contractor, have a lawyer and a tax adviser look at the agreement first, and set a rate that covers vacation and sick days.',
        ],
      },
      {
        place: 'advice',
        texts: [
          "If you're coming back to employment after freelancing, answer the unspoken question first: why now, and why you'll stay. Then list your clients on your resume like jobs, with results.",
          'On a resume, several contracts grouped under one heading as your own business read as a business. Listed separately, they can look like job-hopping.',
        ],
      },
      {
        place: 'caution',
        texts: [
          "If it's your boss you want to get away from, a new job is the cheaper cure. Clients are bosses too, and you'd have more of them.",
          "With only one client, you have a freelancer's risk without a freelancer's freedom. In some places it's also a legal problem; ask an adviser.",
          "Don't decide on a Sunday evening, or in the week after an argument.",
        ],
      },
      {
        place: 'next',
        texts: [
          'Tonight, count how many months you could live on what you have with nothing coming in. Few numbers say more about this choice.',
          "Talk to one person who went freelance and one who came back. Ask both what they wish they'd known.",
        ],
      },
      {
        place: 'ask',
        texts: [
          'What is it about your current job that you want to get away from?',
          'Who would be your first client, by name?',
        ],
      },
    ],
    actions: [
      'How do I start freelancing?',
      'What should I charge as a freelancer?',
      'How do I compare two offers?',
      'How do I resign properly?',
    ],
    opens: ['career-path', 'career-analytics'],
  },
  {
    id: 'experience.get',
    asking: 'how to get experience without a job in IT',
    needs: ['role'],
    examples: [
      'how do I get experience without a job',
      'no job without experience, no experience without job',
      'every junior ad wants 3 years of experience',
      'where can I get practical experience in data analysis',
      'can I volunteer somewhere to gain IT experience',
      'how to get hands on with devops when nobody hires me',
      'does helping my uncle with his shop computers count as experience',
      'real world practice for a beginner in security',
      'is unpaid work a good way to get experience',
      'how can I gain experience in product management as a support agent',
      'they said come back when you have experiance',
      'ways to practice what companies really do',
      'can I ask my current boss for technical tasks',
      'do hackathons count as experience',
      'I know the theory but never worked with it for real',
      'how do I break the chicken and egg problem',
      'nonprofit needs a developer, should I',
      'work for free in the beginning?',
      'bug bounty as experience for security jobs?',
      'is a home lab counted as experience by employers',
      'get real QA experience from home',
      'simulated work programs like forage, any use?',
      'need practise in a team, where do i find one',
      'they want production experience with kubernetes, how should I get that',
      'how do career changers get their first reference project',
      'what counts as experience when you never had an IT job',
      'shadowing someone at work, how do I ask',
      'help, how do I fill the experience section honestly by doing something',
    ],
    reply: [
      {
        place: 'lead',
        tone: 'down',
        texts: [
          "That circle drives everyone mad, and it isn't your fault. People usually break it from the side, not by knocking harder at the front.",
          "It's maddening to be told to come back with the thing only they can give. There are other ways to get it; they're slower, but they're real.",
        ],
      },
      {
        place: 'lead',
        for: 'transitioner',
        texts: [
          'Get it where you already are: one technical task in your current job can count for more than a year of courses.',
          "Experience means somebody depended on your work. That can be a club, a store or your own department, long before it's an IT employer.",
          "Make somebody your user. From the day another person relies on what you built, you're gaining experience.",
        ],
      },
      {
        place: 'lead',
        for: 'professional',
        texts: [
          'The shortest way is inside your own company: take the piece of the new area nobody wants, and do it where people can see it.',
          "Borrow a task from the team you want to join, a small one they keep postponing. It's the cheapest experience on the market.",
        ],
      },
      {
        place: 'fact',
        texts: [
          'As a {currentTitle}, you have a starting point many beginners lack: {transferable}. Look for the technical task right there.',
          'Aim your practice at {gap1}, the most important thing missing for {role}; then every hour counts twice.',
        ],
      },
      {
        place: 'fact',
        texts: [
          'If the first step into {role} is too high, {stepRole} is a lower one on the same stairs, and it pays while you learn.',
          "You could gather it, with pay, in a neighboring role: {stepRole}. From there it's a shorter step to {role}.",
        ],
      },
      {
        place: 'reason',
        texts: [
          '"Three years" in a junior ad is often a wish. What they fear is somebody who needs their hand held; anything that eases that fear counts.',
          'What a project at home lacks is other people: changing requirements, deadlines, something that breaks at night. So look for settings where those happen.',
          "Good interviewers don't just weigh your years. They listen for whether real problems have bitten you.",
        ],
      },
      {
        place: 'advice',
        for: 'transitioner',
        texts: [
          'Ask your manager this week: "There\'s a report we do by hand every month. Could I try automating it, on two hours a week?" That\'s an easy thing to say yes to.',
          'Offer a nonprofit or a small business one bounded thing, with an end: four weeks, one result, and a reference letter in return. Open-ended help swallows your evenings.',
          'Support, testing, junior data work and IT in schools or hospitals tend to take newcomers sooner than product teams do. A year there is real experience, close to the systems.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'Find a group that builds together: a civic tech night, a volunteer team project, a hackathon with a follow-up. Working in one shared repository teaches what no course can.',
          'Rebuild a small production setup at home: one service, monitoring, backups, an alert on your phone. Then break it on purpose, repair it, and write up what happened. That write-up is your story for interviews.',
          'Write each thing down as if it were a job: who needed it, what you did, what came of it, how long it took. Then it can stand in the experience section under its honest name.',
        ],
      },
      {
        place: 'advice',
        for: 'professional',
        texts: [
          "Ask the other team for one of their oldest tickets, and ask your manager for an hour a week to work on it. After three tickets, you're half on the team.",
          "Volunteer for on-call shadowing, the migration nobody loves, or the audit. That's where you learn how the other side works.",
        ],
      },
      {
        place: 'caution',
        texts: [
          'Work for free only with an end date, and never for a company that could pay. Otherwise your evenings pay for their product.',
          'Call it what it was. Listing a project for a club as if it had been a job does more harm than an empty line.',
          'With security practice, stay inside systems you own or ones that explicitly invite testing. Anything else can land you in serious legal trouble.',
        ],
      },
      {
        place: 'next',
        texts: [
          'Today, write down three things around you that get copied, counted or sent by hand. Offer to fix one of them before the weekend.',
          'Send one message this evening to a club, school or store you know: what you could do for them in four weeks.',
        ],
      },
      {
        place: 'ask',
        texts: [
          'Is there anything technical in your current job, however small?',
          'Who around you has the same computer problem every month?',
        ],
      },
    ],
    actions: [
      'What project could I build?',
      'How do I find an internship?',
      'Can I move inside my company?',
      'What do I put on my resume without IT experience?',
      'How do I start with open source?',
    ],
    opens: ['learning-path', 'career-path'],
  },
  {
    id: 'blog.write',
    asking: 'about writing, speaking and being seen in your field',
    needs: [],
    examples: [
      'should I start a tech blog',
      'is blogging good for my career',
      'how do I become visible in the community',
      'I want to give a talk at a meetup',
      'what could I write about as a beginner',
      'do I have to post on linkedin every day',
      'how to build a personal brand as developer',
      'is a youtube channel about coding worth the effort',
      'where should I publish, medium or dev.to or own site',
      'nobody reads my posts',
      'how do people get invited to conferences as speakers',
      "I'd like to speak publicly about security but who would listen",
      'learning in public, does that work',
      'write a newsletter about data, good idea?',
      'my posts get no likes',
      'i feel like a fraud when I write articles',
      'how do I submit a talk proposal',
      'what topics for a blog of a cloud engineer',
      'twitter for developers still useful?',
      'how to write a good technical article',
      'does writing help to get a job in data science',
      'am I too junior to write about this stuff',
      'company wants me to write for their engineering blog',
      'writting in english is hard for me but i want to blog',
      'thought leader stuff, do I need that for staff engineer',
      'how do I get known for something',
      'podcast about devops, should I start one',
      'how often should one publish',
    ],
    reply: [
      {
        place: 'lead',
        tone: 'down',
        texts: [
          'Nearly everyone writes for nobody in the first year. Those posts still work for you, because the right person may read one the evening before your interview.',
          'Feeling like a fraud while writing often means you take the reader seriously. Write what you found out, with the date, and claim no more than that.',
        ],
      },
      {
        place: 'lead',
        for: 'transitioner',
        texts: [
          "Yes, if you keep it small: notes on what you learned this week, written for the person you were last week. You're never too junior for that reader.",
          "It's worth it as a habit of thinking and as proof for employers, much less as a road to fame. A handful of honest posts is enough.",
        ],
      },
      {
        place: 'lead',
        for: 'professional',
        texts: [
          'Being known for one narrow thing can pay off over the years: better offers, easier hiring, an easier case for promotion. Choose the thing before the channel.',
          'Visibility helps when it rests on work. One talk about a migration that nearly failed can do more than a year of daily posts.',
        ],
      },
      {
        place: 'fact',
        texts: [
          'You could write about something you just did: {lastDone}.',
          "There's already a topic on your resume: {resumeStrongLine}. How that came about is an article.",
        ],
      },
      {
        place: 'fact',
        texts: [
          'While you learn {gap1}, take notes; when a beginner writes about {gap1}, it covers what experts no longer notice.',
          "Having worked as a {currentTitle}, you see IT through eyes others in the field don't have. That's a topic in itself.",
        ],
      },
      {
        place: 'reason',
        texts: [
          'By the third paragraph, writing shows you the hole in your own understanding. The post is the by-product.',
          'A hiring manager who reads one clear page of yours learns more about how you think than a resume can show.',
          'What keeps getting read for years is the dull, exact kind: the error message, why it happens, how to make it go away.',
        ],
      },
      {
        place: 'advice',
        texts: [
          "Here's a shape that holds up: what I wanted, what went wrong, what I tried, what worked, what I'd do differently. Keep it to six hundred words, one picture, and real error messages.",
          'Set a pace you can keep in a bad month, such as one post every four weeks, and have three drafts ready before you publish the first.',
          'Have one person from the field read it first, with one question: where did you get lost? Fix only those places.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'For speaking, begin with ten minutes at a local meetup or a lunch session at work. Local organizers are often short of speakers, not of experts.',
          "A proposal for a talk needs three things: the problem in one sentence, what listeners can do on Monday that they can't today, and why you're the one to give it. Leave the jokes out.",
          'As for where, publish it under a name you own, and copy it to wherever your readers are. Platforms change; your address stays.',
        ],
      },
      {
        place: 'advice',
        for: 'professional',
        texts: [
          "Turn work you've done anyway into writing: the incident review, the decision record, the onboarding guide. Take the company out, get permission, publish.",
          'Visibility inside the company counts just as much: a clear page that colleagues use every week is the kind that helps people get promoted.',
        ],
      },
      {
        place: 'advice',
        for: 'transitioner',
        texts: [
          "If English isn't your first language, write short sentences and let a tool check the grammar. Readers forgive an accent on paper; what loses them is a muddle.",
          "Write one post about how your old line of work meets IT. It's the one people from there will want to pass around.",
        ],
      },
      {
        place: 'caution',
        texts: [
          "Leave out anything about an employer's customers, security holes or numbers unless you have a yes in writing.",
          "Don't let it replace applying or building. Posting about learning feels like learning, and it isn't.",
          "Stay away from daily posts with life lessons. People in the field notice, and not in the way you'd like.",
        ],
      },
      {
        place: 'next',
        texts: [
          "Tonight, write five lines on the last thing that cost you an hour and how you solved it. That's the skeleton of a post.",
          'Look up the next meetup near you or online and write to the organizer: offer a topic, ten minutes, and to step in if somebody drops out.',
        ],
      },
      {
        place: 'ask',
        texts: [
          'What do colleagues or friends come to you with questions about?',
          'What do you want from it: a job, clients, a reputation, or to think more clearly?',
        ],
      },
    ],
    actions: [
      'How should my LinkedIn look?',
      'How do I network?',
      'I am shy, how do I speak up?',
      'How do I get promoted?',
    ],
    opens: ['career-story'],
  },
]
