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
          'An empty profile is the normal case, also among people with fifteen years in the job. Nobody counts your squares.',
          "Don't be ashamed of old code. It shows that you've moved on, and whoever reads it has worse on their own account.",
        ],
      },
      {
        place: 'lead',
        for: 'transitioner',
        texts: [
          "Two or three pinned projects that a stranger understands in a minute, and the rest out of sight. More isn't needed.",
          "Think of it as a shop window: pin what you'd like to be asked about and archive or hide the rest.",
        ],
      },
      {
        place: 'lead',
        for: 'professional',
        texts: [
          "For somebody with a record it hardly matters, so long as what's there doesn't speak against you. One tidy repository is plenty.",
          'Few expect public code from people in full-time jobs. If you show something, let it be small and clean.',
        ],
      },
      {
        place: 'fact',
        texts: [
          'Let the pinned ones show what {targetRole} ads ask for: {topSkills}. A reader looks for those words first.',
          "You hold {skillsHeld}; if the pinned projects don't show those, they're the wrong ones to pin.",
        ],
      },
      {
        place: 'reason',
        texts: [
          'Somebody who opens it before the interview has five minutes: they read the description, look at the folder names, open one file in the middle, and skim a few commit messages.',
          "The squares can be faked and say nothing. Readable commits can't, and they show how you work together with others.",
          'What puts people off is seldom bad code. It is a project that does not start, secrets left in the history, and a description that still says "Getting started with".',
        ],
      },
      {
        place: 'advice',
        texts: [
          "A README that works: one sentence on what it does and for whom, a picture, three commands to run it, why you built it so, what's missing. Write it for a tired person on a phone.",
          'Have somebody else clone it on a fresh machine and follow your description. Whatever they stumble over is what to fix first.',
          'Write commits as short orders with a reason: "Reject empty orders, they broke the report". Ten of those read like a person you would want on the team.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'Add what beginners leave out: a few tests where mistakes would hurt, an automatic check on each push, and a note on what you would do with more time.',
          'Archive coursework and forks, or set them to private. Keep old pieces only if they tell a story of how you grew.',
          "Use the profile text for one line: what you do now and what you're looking for. Badges and animated counters distract from it.",
        ],
      },
      {
        place: 'advice',
        for: 'transitioner',
        texts: [
          'Name your former trade in the description of a project, if it comes from there. "Built by a nurse for shift swaps" is remembered.',
          'If a piece comes from a course, say so at the top, and list what you added. Honesty there makes the rest believable.',
        ],
      },
      {
        place: 'caution',
        texts: [
          "Search your history for passwords and keys before you set anything to public. Deleting the file isn't enough; the key has to be replaced.",
          'Nothing from an employer goes on there without written permission, not even a cleaned-up bit.',
          "Don't commit daily for the picture's sake. A gap needs no explanation; people have lives.",
        ],
      },
      {
        place: 'next',
        texts: [
          'Take your best repository tonight and rewrite only the first five lines of its README.',
          'Pin two, hide the rest, and put the link on your resume. That takes half an hour.',
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
    asking: 'how to begin with open source',
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
          "A first pull request feels like undressing in public, and nearly everyone who merges them remembers that. If one lies unanswered or comes back rudely, it's about the maintainer's week.",
          'Silence on a pull request is ordinary: somebody unpaid is behind. It says nothing about your code.',
        ],
      },
      {
        place: 'lead',
        texts: [
          'Begin with something you use yourself, and with the thing that annoyed you about it last week.',
          'Start as a user with good manners: reproduce a reported bug, answer a question, fix a misleading sentence in the docs. Code comes third.',
          'Pick one project and stay for two months. Ten drive-by fixes in ten projects leave no trace with anyone.',
        ],
      },
      {
        place: 'fact',
        texts: [
          'Look for projects that live on {skillsHeld}, since you have that already, and then the codebase is the only new thing.',
          'If you choose one around {gap1}, you learn your heaviest missing skill from people who use it every day.',
        ],
      },
      {
        place: 'reason',
        texts: [
          "It teaches the one thing a private project can't: reading strange code, being reviewed, and getting a change past other people. That's most of the job.",
          'Employers value it as proof that you can work with strangers in writing. A merged change with a calm discussion under it is a reference anyone can read.',
          "It's slow as a way to a job, though, and strong as a way to get better. Do it for the second reason.",
        ],
      },
      {
        place: 'advice',
        texts: [
          "Choose by pulse: merged pull requests in the last weeks, friendly answers in the issues, a contributing guide that you can follow. If you can't get it to run in an evening, choose another.",
          "Before writing code, comment on the issue: what you found, how you would do it, and whether that's wanted. Three sentences save you a wasted weekend.",
          'Make the first change tiny, with a test and with a reason in the description. A reviewer should be done with it in five minutes.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'To find your way in a large codebase, start from one error message or one button, search for that text, and follow it inward. Draw what calls what. After three such walks you know a corner.',
          'Set up the tests first and break something on purpose. What turns red tells you how the parts hang together.',
        ],
      },
      {
        place: 'advice',
        for: 'transitioner',
        texts: [
          'Issues marked for newcomers are gone within hours, so look elsewhere: installation steps that fail on your machine, missing examples, unclear error messages.',
          'There are projects from your old world as well, for hospitals, schools, shops or freight. There your knowledge of the trade is rarer than good code.',
        ],
      },
      {
        place: 'advice',
        for: 'professional',
        texts: [
          "The easiest way in is the library that your team patches around. Send the patch upstream, on work time, with your manager's blessing.",
          'With some years behind you, review is a gift: go through open pull requests and try them out. Maintainers notice a tester faster than another author.',
        ],
      },
      {
        place: 'caution',
        texts: [
          'Ask your employer first if your contract has a clause on inventions or side work; for what it means, ask a lawyer.',
          "Never send in code that you haven't understood, whoever or whatever wrote it. Maintainers spot it and remember the name.",
          'Events that reward the number of pull requests teach bad habits. One wanted change is worth more than a shirt.',
        ],
      },
      {
        place: 'next',
        texts: [
          'Tonight, list five tools you used this week, and look which has an open issue that you could reproduce.',
          'Get one project to run on your machine this week and note each step that was wrong in the guide. That note is your first contribution.',
        ],
      },
      {
        place: 'ask',
        texts: [
          'Which tool do you use that could be a bit better?',
          'What holds you back: finding a project, the code, or showing yours?',
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
    asking: 'how to begin as a freelancer',
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
          'Sending offers into a platform and hearing nothing wears anyone down. There you compete with the whole world on price; your first client is usually nearer.',
          "A client who doesn't pay or keeps wanting more happens to everybody once. It's a question of the agreement, and that can be learned.",
        ],
      },
      {
        place: 'lead',
        for: 'transitioner',
        texts: [
          'Start with one small paid job for somebody who knows you from before, beside your present income. Strangers come later.',
          'Your first client is in your old trade: people who trust you already and have a nuisance you could remove with what you know.',
          "It can be done early if the jobs are small and you promise only what you have done once before. As the only income it's too soon.",
        ],
      },
      {
        place: 'lead',
        for: 'professional',
        texts: [
          'Most people who make it start with a former employer or colleague as the first client. Tell ten of them exactly what you would do for them.',
          'With experience the question is less whether you can do it than who knows that you could. Your address book is the business plan.',
        ],
      },
      {
        place: 'fact',
        texts: [
          'What you could offer tomorrow rests on {skillsHeld}. Make one narrow offer of it, with a result in the name.',
          "Your past gives you the niche: {transferable}. That's what sets you apart from the crowd on the platforms.",
        ],
      },
      {
        place: 'reason',
        texts: [
          'More than a skill, clients buy the feeling that a problem is off their desk. "I do Python" sells badly, "your monthly report builds itself" sells.',
          "You'll spend about half your time on finding work, writing offers and chasing invoices. Whoever forgets that in the price works for nothing.",
          "Freelancing teaches dealing with people faster than it teaches engineering, because nobody reviews your work. Early on that's a real loss.",
        ],
      },
      {
        place: 'advice',
        texts: [
          "Write one page: what's delivered, what isn't, by when, for how much, how many rounds of changes. Have it confirmed by email before you begin. Most quarrels end at that page.",
          "Ask for a part before you start, and deliver in stages that are paid one by one. A client who won't do that has told you something.",
          'When wishes grow, say: "Gladly, that comes to so many hours more, shall I write it up?" Said kindly, it costs no client worth having.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'Send ten personal messages this month to people who know your work: what you do now, for which problem, and the question whether they know somebody. No attachment.',
          'On a platform, take one narrow subject, answer few ads with a first idea for exactly their problem, and treat the first three jobs as the price of reviews.',
          'Agencies and subcontracting for a busier freelancer are the quiet way in: less money an hour, no selling, and you learn how it is done.',
        ],
      },
      {
        place: 'advice',
        for: 'professional',
        texts: [
          "Before you resign, have a first contract signed and enough put by for half a year. And part on good terms, since that's your first client.",
          "Look at what your present employer buys from outside again and again. That's the proof of a market, with the names of the buyers.",
        ],
      },
      {
        place: 'caution',
        texts: [
          'Register, insurance and taxes are for an adviser in your country; settle them before the first invoice. Check also whether your contract allows side work.',
          "Don't take a job whose failure would hurt somebody's business badly, not before you have done it once where it didn't matter.",
          'Friends as clients need the same page in writing as strangers do. That protects the friendship.',
        ],
      },
      {
        place: 'next',
        texts: [
          "Write your offer in one sentence today: for whom, which nuisance, what's different afterward. Show it to somebody who is no engineer.",
          'List ten people who have seen you work, tonight. The first message goes out tomorrow.',
        ],
      },
      {
        place: 'ask',
        texts: [
          'Who already comes to you for help with something technical?',
          'Should it be a second income, or your only one?',
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
          "Wanting out of an employment and wanting to be self-employed feel the same from inside, and they aren't. Let's find out which it is.",
          'Being pulled between freedom and sleep at night is no weakness. Both are worth something, and you can price them.',
        ],
      },
      {
        place: 'lead',
        for: 'transitioner',
        texts: [
          'For the first two years in IT, take the job if you can get one: colleagues who review your work are the best school, and freelancers have none.',
          'A job first, small freelance work beside it if you like. On your own you only get hired for what you can already do.',
        ],
      },
      {
        place: 'lead',
        for: 'professional',
        texts: [
          'It comes down to three things: how many people would hire you by name, how many months you can live without income, and whether you can bear selling.',
          "If you have a narrow skill, a good address book and a cushion, freelancing is less risky than it looks. Without any one of them, it's more so.",
        ],
      },
      {
        place: 'fact',
        texts: [
          'For the comparison: the employed median for {role} is {payMedian} ({paySource}). From a freelance rate you still pay for vacation, illness, gaps and equipment.',
          'As the employed side of the scale you can take {payRange} for {role} ({paySource}), with paid vacation and sick days in it.',
        ],
      },
      {
        place: 'fact',
        texts: [
          'You told me your goal ({goal}); hold both lives against that one and not against each other.',
          'You named a limit ({limit}). A job has it negotiated once, a freelancer with every client anew.',
        ],
      },
      {
        place: 'reason',
        texts: [
          'A rate that sounds double is often about even once you count the days without work, the sick days, the vacation, the insurance and the evenings on invoices.',
          'Employment sells you learning, people and calm. Freelancing sells you choice, variety and a direct line between effort and money. Which are you short of?',
          'One employer can drop you in a day; five clients rarely do so together. But five clients want finding first.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'Test it before you jump: one small client for three months beside the job, if your contract allows it. Note how you feel on the day you have to ask for the money.',
          'Draw up two ordinary weeks, hour by hour, one for each life, with the dull parts in. Choose the week and not the title.',
          'Compare on one page: yearly income after gaps, learning, people, sleep. Weigh the four before you fill in the numbers.',
        ],
      },
      {
        place: 'advice',
        for: 'professional',
        texts: [
          'Half is possible too: ask for four days a week, or for a long contract with one client. Many good arrangements began with somebody asking.',
          'If your employer wants you as a contractor, have the agreement looked at by a lawyer and a tax adviser, and set the rate so that vacation and illness are in it.',
        ],
      },
      {
        place: 'advice',
        texts: [
          "Coming back into employment after freelancing, answer the unspoken question first: why now, and why you'll stay. Then put your clients on the resume like jobs, with results.",
          'On a resume, several contracts under one heading with your own name as a firm read as a business. Listed singly they look like hopping.',
        ],
      },
      {
        place: 'caution',
        texts: [
          "If it's your boss you want to get rid of, a new job is the cheaper cure. Clients are bosses too, and more of them.",
          "With one client only you have the risk of a freelancer and the freedom of an employee. In some places it's also a legal problem; ask an adviser.",
          "Don't decide on a Sunday evening, or in the week after a quarrel.",
        ],
      },
      {
        place: 'next',
        texts: [
          'Count tonight for how many months you could live on what you have, with nothing coming in. No other number says more about this choice.',
          'Talk to one person who went the one way and one who came back. Ask both what they would have liked to know.',
        ],
      },
      {
        place: 'ask',
        texts: [
          'What is it in your present work that you want to get away from?',
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
          "That circle drives everyone mad, and it isn't your fault. It's usually broken from the side and not by knocking harder at the front.",
          "It's maddening to be told to come back with the thing only they can give. There are ways to get it elsewhere, slower, but real.",
        ],
      },
      {
        place: 'lead',
        for: 'transitioner',
        texts: [
          'Get it where you already are: one technical task in your present job counts for more than a year of courses.',
          "Experience means that somebody depended on your work. That can be a club, a shop or your own department, long before it's an IT employer.",
          "Make somebody your user. From the day another person relies on what you built, you're gaining experience.",
        ],
      },
      {
        place: 'lead',
        for: 'professional',
        texts: [
          'Inside your company is the shortest way: take the piece of the new area that nobody wants, and do it where people can see it.',
          "Borrow a task from the team you want to join, a small one they keep postponing. It's the cheapest experience on the market.",
        ],
      },
      {
        place: 'fact',
        texts: [
          'As {currentTitle} you have a starting point that beginners lack: {transferable}. Look for the technical task right there.',
          'Aim the practice at {gap1}, the heaviest thing missing toward {role}; then each hour counts twice.',
        ],
      },
      {
        place: 'fact',
        texts: [
          'If the first step into {role} is too high, {stepRole} is a lower one on the same stairs, where experience comes with pay.',
          'A neighboring place to gather it, with pay, is {stepRole}; from there the way to {role} is shorter.',
        ],
      },
      {
        place: 'reason',
        texts: [
          '"Three years" in an ad for juniors is a wish. What they fear is somebody who needs a hand held; anything that takes that fear away counts.',
          'What a project at home lacks is other people: changing wishes, deadlines, a thing that breaks at night. So look for settings where those occur.',
          'In interviews nobody weighs your years. They listen for whether you have been bitten by real problems.',
        ],
      },
      {
        place: 'advice',
        for: 'transitioner',
        texts: [
          'Ask your manager this week: "There is this report we do by hand every month. May I try to automate it, on two hours a week?" Hardly anybody says no to that.',
          'Offer a nonprofit or a small business one bounded thing, with an end: four weeks, one result, and a reference letter in return. Open-ended help eats you up.',
          'Support, testing, junior data work and IT in schools or hospitals take in newcomers sooner than product teams do. A year there is real experience, with the systems in reach.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'Find a group that builds together: a civic tech evening, a student-style team project, a hackathon with a follow-up. Working in one shared repository teaches what no course can.',
          'Rebuild production at home in small: one service, monitoring, backups, an alarm on your phone. Then break it on purpose, repair it, and write up what happened. That write-up is what you tell in interviews.',
          'Note each thing as if it were a job: who needed it, what you did, what came out, for how long. Then it can stand in the experience section under its honest name.',
        ],
      },
      {
        place: 'advice',
        for: 'professional',
        texts: [
          "Ask the other team for one of their oldest tickets, and your manager for an hour a week for it. After three tickets you're half a member.",
          'Volunteer for the on-call shadowing, the migration nobody loves, or the audit. Those are where people learn how the other side works.',
        ],
      },
      {
        place: 'caution',
        texts: [
          'Work for free only with an end date, and never for a company that could pay. Otherwise you pay for their product with your evenings.',
          'Call it what it was. A project for a club under the title of an employment does more harm than an empty line.',
          'With security practice, stay inside systems you own or that invite testing explicitly. Anything else can end in court.',
        ],
      },
      {
        place: 'next',
        texts: [
          'Today, write down three things in your surroundings that are copied, counted or sent by hand. Offer to fix one of them before the weekend.',
          'Send one message this evening to a club, school or shop that you know: what you could do for them in four weeks.',
        ],
      },
      {
        place: 'ask',
        texts: [
          'Is there anything technical in your present work, however small?',
          'Who in your surroundings has a computer problem that returns every month?',
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
          'Nearly everyone writes for nobody in the first year. Those texts still work for you: the right person reads one of them the evening before your interview.',
          'Feeling like a fraud while writing is a sign that you take the reader seriously. Write what you found out, with the date, and claim no more.',
        ],
      },
      {
        place: 'lead',
        for: 'transitioner',
        texts: [
          "Yes, if you keep it small: notes on what you learned this week, written for the person you were last week. You're never too junior for that reader.",
          "It's worth it as a habit of thinking and as a proof for employers, and hardly as a way to fame. A handful of honest posts is enough.",
        ],
      },
      {
        place: 'lead',
        for: 'professional',
        texts: [
          'Being known for one narrow thing pays off over years: better offers, easier hiring, an easier promotion. Choose the thing before the channel.',
          'Visibility is useful when it rests on work. One talk about a migration that nearly failed does more than a year of daily posts.',
        ],
      },
      {
        place: 'fact',
        texts: [
          'Something you could write about from your own doing: {lastDone}.',
          'There is a subject on your resume already: {resumeStrongLine}. How that came about is an article.',
        ],
      },
      {
        place: 'fact',
        texts: [
          'While you learn {gap1}, take notes; a beginner writing on {gap1} explains what experts no longer see.',
          "As somebody who has worked as {currentTitle}, you see IT with eyes that others in the field lack. That's a subject by itself.",
        ],
      },
      {
        place: 'reason',
        texts: [
          'Writing shows you the hole in your own understanding by the third paragraph. The post is the by-product.',
          'A hiring manager who reads one clear page of yours knows more about how you think than a resume can tell.',
          'What gets read for years is the dull, exact kind: the error message, why it comes, how it goes away.',
        ],
      },
      {
        place: 'advice',
        texts: [
          "A shape that always works: what I wanted, what went wrong, what I tried, what worked, what I'd do differently. Six hundred words, one picture, real error messages in it.",
          'Set a pace you can keep in a bad month, such as one post every four weeks, and have three drafts ready before you publish the first.',
          'Have one person from the field read it before, with one question: where did you get lost? Fix only those places.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'For speaking, begin with ten minutes at a local meetup or a lunch session at work. Organizers are short of speakers, not of experts.',
          "A proposal for a talk needs three things: the problem in one sentence, what listeners can do on Monday that they can't today, and why you of all people. Leave the jokes out.",
          'On the choice of place: put it under a name that you own, and copy it wherever your readers are. Platforms change, your address stays.',
        ],
      },
      {
        place: 'advice',
        for: 'professional',
        texts: [
          "Turn work that's done anyway into text: the incident review, the decision record, the onboarding guide. Take the company out, ask for permission, publish.",
          'Inside the company counts just as much: a clear page that twenty colleagues use every week is visibility of the kind that gets people promoted.',
        ],
      },
      {
        place: 'advice',
        for: 'transitioner',
        texts: [
          "If English isn't your first language, write short sentences and let a tool check the grammar. Readers forgive an accent on paper; they don't forgive a muddle.",
          "Write once about how your old trade meets IT. It's the post that people from there will send each other.",
        ],
      },
      {
        place: 'caution',
        texts: [
          'Nothing about customers, security holes or numbers of an employer without a yes in writing.',
          "Don't let it replace applying or building. Posting about learning feels like learning, and it isn't.",
          'Stay away from daily posting with lessons about life. People in the field notice, and not in the way you would like.',
        ],
      },
      {
        place: 'next',
        texts: [
          "Tonight, write five lines on the last thing that cost you an hour and how you solved it. That's the skeleton of a post.",
          'Look up the next meetup near you or online and write to the organizer: a topic, ten minutes, and the offer to step in when somebody drops out.',
        ],
      },
      {
        place: 'ask',
        texts: [
          'What do colleagues or friends come to ask you about?',
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
