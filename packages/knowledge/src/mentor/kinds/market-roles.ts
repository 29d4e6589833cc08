import type { MentorKind } from '../mentor-kind.ts'

export const marketRolesKinds: readonly MentorKind[] = [
  {
    id: 'market.demand',
    asking: 'how much demand there is for {role}',
    needs: ['role'],
    examples: [
      'is there demand for data engineers',
      'are devops engineers in demand',
      'how many jobs are there for frontend developers',
      'do companies still look for backend people',
      'is it easy to find work as a security engineer',
      'how sought after are SREs',
      'are there enough openings for machine learning engineers',
      'what is the demand for product managers at the moment',
      'is anyone hiring mobile developers right now',
      'how many open positions in cloud engineering',
      'job market for technical project managers good?',
      'are solutions architects needed',
      'does the market need more data scientists',
      "how's hiring for QA lately",
      'number of vacancies for full stack',
      'is my target role wanted by employers',
      'how hard is it to get hired as a software engineer these days',
      'whats the demand like for technical leads',
      'do employers struggle to find people in this role',
      'are there jobs at all for beginners in data',
      'is engineering manager a role with many openings',
      'job opportunities for network engineers',
      'which has lots of vacancies, is backend among them',
      'how much competition per job in ux / frontend',
      'would I find a job quickly as site reliability engineer',
      'role i picked: hot or not',
      'is there really a shortage of cybersecurty people',
      'do firms in general look for technical project managers',
      'if I learn data engineering will somebody need me',
      'are there more backend or more qa vacancies, how is demand for backend',
      'how big is the need for cloud people',
      'would there be enough jobs for me as a mobile dev',
      'any shortage of good SREs out there',
    ],
    reply: [
      {
        place: 'lead',
        texts: [
          'Demand for {role} is rated {demand} here, with about {openings} openings a year ({growthSource}).',
          'In the data I have, demand for {role} comes out as {demand}, and openings are put at {openings} a year ({growthSource}).',
          'For {role}, the demand rating is {demand}, and each year brings about {openings} openings ({growthSource}).',
        ],
      },
      {
        place: 'lead',
        texts: [
          'Demand for {role} is rated {demand} in the figures I have.',
          'The demand rating I have for {role} is {demand}.',
          'Going by what I have on {role}, demand comes out as {demand}.',
        ],
      },
      {
        place: 'lead',
        texts: [
          "I have no sourced figure on that, so take the direct way: count this week's postings within your reach, and count again in a month. The direction tells you more than a national number.",
          "I don't have a figure I can stand behind, so I'd measure it directly: how many postings are near you, how old are they, and how many ask for your level?",
          "I won't guess at a number. Two evenings of counting postings within your reach can tell you more than a report.",
        ],
      },
      {
        place: 'fact',
        texts: [
          'Over the decade, projected growth is {growth} ({growthSource}).',
          'Further out, growth is put at {growth} for the decade ({growthSource}).',
        ],
      },
      {
        place: 'fact',
        texts: [
          'The skills those employers ask for most are {topSkills}.',
          'Behind that demand is a call for people with {topSkills}; the bare title gets you much less of it.',
        ],
      },
      {
        place: 'fact',
        for: 'transitioner',
        texts: [
          'Beginners face a picture of their own: {entryNote}.',
          'Demand for a role and demand for its beginners are two different things, as this shows: {entryNote}.',
        ],
      },
      {
        place: 'reason',
        texts: [
          'Demand is always demand for somebody in particular. The same role can be short of people with a few years in it and flooded with people just starting out.',
          'Open positions overstate it a little: some are posted twice, some are only there to collect resumes, and some are waiting for a budget.',
          "A shortage in the news means a shortage at the price and level companies have in mind. It doesn't always mean they'll train somebody.",
        ],
      },
      {
        place: 'advice',
        texts: [
          "Test it in an hour: search the title in your area, keep postings from the last two weeks, and cross out anything that asks for more years than you have. What's left is your market.",
          'Set an alert for the title in two places, and for three weeks count how many postings come in that you could apply to. That number is an honest one.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'Search by skill as well as by title. The same work is advertised under several names, and the odd ones tend to get fewer applicants.',
          'Look beyond software companies. Insurers, hospitals, city governments, logistics and manufacturers hire for the same roles, often with less of a crowd.',
        ],
      },
      {
        place: 'advice',
        for: 'transitioner',
        texts: [
          'As a beginner, search for what the same work is called at entry level: junior, associate, support, operations, trainee. Count those, not the seniors.',
          "Look for the side entrances: companies in your old industry that need this role and can't compete for the stars.",
        ],
      },
      {
        place: 'advice',
        for: 'professional',
        texts: [
          "With your experience you're on the side of the market where supply is usually tighter. Ask recruiters what they're struggling to find.",
          "Ask two recruiters which profile they can't fill. If one missing skill would make it you, you know what to learn.",
        ],
      },
      {
        place: 'caution',
        texts: [
          'National figures hide your town. A role with high demand can still have only three employers where you live.',
          "Don't choose by demand alone. You'd be competing with everybody who read the same list, and some of them love the work.",
        ],
      },
      {
        place: 'next',
        texts: [
          "Do the one-hour count tonight and save the number. Next month you'll see which way it's moving.",
          'Open Career Analytics for the role and compare your region with the country.',
        ],
      },
      {
        place: 'ask',
        texts: [
          'Are you thinking of a first job in it, or a move with experience behind you?',
          'Would you look only near home, or elsewhere and remotely too?',
        ],
      },
    ],
    actions: [
      "What's the future of the role?",
      'Where are the jobs?',
      'What does the role pay?',
      'Is the market full of juniors?',
    ],
    opens: ['career-analytics'],
  },
  {
    id: 'market.outlook',
    asking: 'the future of {role}',
    needs: ['role'],
    examples: [
      "what's the future of data engineering",
      'will frontend developers be needed in 10 years',
      'is devops a dying field',
      'long term outlook for security engineers',
      'does backend have a future',
      'is product management going away',
      'future proof role?',
      'how will the job of a data scientist change',
      'where is cloud engineering heading',
      'is it still smart to become a software engineer in 2026',
      'will SRE exist in five years',
      'growth forecast for machine learning engineers',
      'are mobile developers becoming obsolete',
      'prospects of a solutions architect',
      'is this role growing or shrinking',
      'whats the 10 year projection for my target role',
      'is there a long term career in QA testing',
      'will they still need technical project managers with all the automation',
      'how safe is my chosen profession for the future',
      'does full stack developer have a good outlook',
      'job growth engineering manager',
      'I have 20 years left to work, will this role last that long',
      'is data analyst a job with a futur',
      'what happens to network admins in coming years',
      'long run perspective for a tech lead',
      'should I worry that backend developer will disappear',
      'is cloud engineer a job I can retire in',
      'where will security engineering be by 2035',
      'is there a tomorrow for manual testers',
      'is it a growing field, product management',
      "what's ahead for people in data science",
      'will my role still be around when my kids are grown',
    ],
    reply: [
      {
        place: 'lead',
        texts: [
          'Projected growth for {role} is {growth} over the decade ({growthSource}).',
          'The official projection for {role} over the decade is {growth} ({growthSource}).',
          'If the projection holds, jobs in {role} change by {growth} over the decade ({growthSource}).',
        ],
      },
      {
        place: 'lead',
        texts: [
          "I have no sourced projection for that, so here's what tends to hold: the tasks change every few years, and the problem behind them stays.",
          "Nobody honest knows ten years out. But you can tell which parts of a role depend on a tool and which on a problem that won't go away.",
          'I have nothing sourced on that one, so think in layers: the tools on top keep changing, and the need underneath hardly moves.',
        ],
      },
      {
        place: 'fact',
        texts: [
          'Today, demand for {role} is rated {demand}, and openings are put at {openings} a year.',
          'As for right now, demand is rated {demand}, with {openings} openings a year.',
        ],
      },
      {
        place: 'fact',
        texts: [
          'Right now, postings for {role} ask for {topSkills}; the deeper ones among those are likely to outlast the rest.',
          'At the moment, {role} rests on {topSkills}. Ask how old each of those is, since the old ones tend to stay.',
        ],
      },
      {
        place: 'reason',
        texts: [
          'Many openings come from people leaving and moving on, not just from growth, so even a field that stands still keeps hiring.',
          "Job titles die and the work doesn't. Much of what goes by a new name today was done by a system administrator twenty years ago.",
          "What gets automated is the repeatable middle. The edges are harder to automate: finding out what's needed, and being responsible when it breaks.",
        ],
      },
      {
        place: 'reason',
        texts: [
          'As long as companies collect data, ship software and get attacked, somebody has to be responsible for it. Responsibility is hard to hand to a tool.',
          "Wave after wave of tools was supposed to make developers unnecessary, and each left behind more software that somebody had to look after. That's no guarantee, but it's a reason for calm.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'Bet on the layer that changes slowly: data modeling, networking, security thinking, tracking down faults, talking to the people who pay. Refresh the tools on top every few years.',
          "Spend the larger part of your learning on things that were true ten years ago, and the rest on what's new. It's boring advice, and it ages well.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'Look at neighboring roles. If you know two that border on yours, a shrinking one means a move and not a fall.',
          'Choose for the next three years and keep the side doors open. Nobody has to choose for thirty.',
        ],
      },
      {
        place: 'advice',
        for: 'transitioner',
        texts: [
          'Your bottleneck is the first job, not the tenth year. Pick a role with an entrance you can reach, and let the later ones take care of themselves.',
          "Coming from another field, you're learning how to change professions. That's the best insurance there is against any forecast.",
        ],
      },
      {
        place: 'advice',
        for: 'professional',
        texts: [
          'Watch which part of your work you could hand to a tool tomorrow, and move your hours toward the other part this year.',
          'With your experience, look for the role where you decide rather than carry out. It tends to age better in every field.',
        ],
      },
      {
        place: 'caution',
        texts: [
          "Projections mostly extend the present. They're useful for direction and poor at surprises.",
          'Be wary of anyone who says "dead" or "safe". Both words sell articles.',
        ],
      },
      {
        place: 'next',
        texts: [
          'Read three postings for the role from startups and three from big, cautious companies. Whatever shows up in both is likely to stay.',
          "Write down which two skills of this role you'd still use if its name vanished. Learn those two best.",
        ],
      },
      {
        place: 'ask',
        texts: [
          'What worries you most: AI, offshoring, or simply whether it lasts?',
          'How many years do you need it to last, and would you mind changing again after that?',
        ],
      },
    ],
    actions: [
      'Will AI replace the work?',
      'How much demand is there?',
      'Which skills are in demand?',
      'Which role fits me?',
    ],
    opens: ['career-analytics'],
  },
  {
    id: 'market.day',
    asking: 'what {role} does day to day',
    needs: ['role'],
    examples: [
      'what does a data engineer do all day',
      'typical day of a devops engineer',
      'what would my working day look like as a backend developer',
      'is a security engineer just staring at alerts',
      'how many meetings does a product manager have',
      'what do SREs really do',
      'day in the life of a frontend developer',
      'do data scientists code a lot',
      'what are the daily tasks of a cloud engineer',
      'is software engineering sitting alone at a screen for 8 hours',
      'how does a normal week as an engineering manager go',
      'what is the work of a machine learning engineer like in practice',
      'is on-call part of the job as a site reliability engineer',
      'how much of the day do developers actually write code',
      'what do solutions architects do from morning to evening',
      'do QA people just click around',
      'whats the boring part of being a mobile developer',
      'everyday work of a technical project manager',
      'will I talk to people as a full stack dev or not',
      'what tasks would i get as a junior in the first months',
      'show me how a tuesday looks in that job',
      'Is it stressful to be a cloud engineer',
      'what does a tech lead do differently than the team during the day',
      'hours and routine of data analysts',
      'I wonder what they do the whole day in IT',
      'could you describe the working life of a network engineer',
      'how does a day look like for pentester',
      'what would I be doing at 10 am as an SRE',
      "how much of a data engineer's time goes into meetings",
      'is the job of a frontend developer creative or repetitive',
      'what keeps a technical lead busy',
      'do security people work nights',
      'describe an ordinary shift of an it support person',
      'what does the work feel like as a machine learning engineer',
    ],
    reply: [
      {
        place: 'lead',
        texts: [
          "A day in {role} work revolves around {topSkills}, and less of it goes into making new things than you'd think: much of it is reading, checking, agreeing and repairing.",
          "In {role} work, most days are a mix: a short meeting, a task you're trying to finish, somebody's question, and something that broke. Your main tools are {topSkills}.",
          "Picture {role} as long stretches of understanding and short bursts of doing, with {topSkills} as the tools and people's questions in between.",
        ],
      },
      {
        place: 'lead',
        texts: [
          "A lot of days in IT start with fifteen minutes where everyone says what they're working on, then two or three hours on a task, then questions, reviews and something unplanned.",
          "Picture a short team check-in, one thing you're trying to finish, two interruptions, and a quiet hour that's worth more than the rest.",
          "It's a mix of three things: making, understanding what's already there, and people. The role decides which is biggest, and it's making less often than you'd think.",
        ],
      },
      {
        place: 'fact',
        texts: [
          "Coming from your work as a {currentTitle}, you'd recognize some of it, since this carries over: {transferable}.",
          'Some of it will feel familiar, because your work as a {currentTitle} brings this along: {transferable}.',
        ],
      },
      {
        place: 'reason',
        texts: [
          'Builders, as in frontend, backend and mobile, take a ticket, read the code around it, change a little, test it and get it reviewed. People who run systems, as in cloud and reliability, automate on quiet days and hunt for causes on loud ones.',
          'Data people spend more time finding out why two numbers differ than drawing charts. Builders read more code than they write, and people who run systems live between quiet automation and the occasional bad night.',
          'It depends on the family: building is tickets and reviews, running systems is automation and alarms, data is checking and explaining, security is logs and persuading.',
        ],
      },
      {
        place: 'reason',
        texts: [
          'Product and project days are conversations with writing in between. Security is often reading logs and convincing people, and leading is unblocking others so a whole team can keep working.',
          "In people-heavy roles, such as product, project and lead, you'd talk and write for most of the day. In development, data and security you'd have more quiet hours, and more of them go to reading than to typing.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'Ask someone in the role about one particular day: what did you open first last Tuesday, what interrupted you, what annoyed you at four o\'clock? "What do you do?" only gets you the brochure.',
          "Spend half a day next to somebody doing it, even if it's only by screen share. Pay attention to what they sigh about.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'Read the duties in five postings and turn them into hours: which line would be Monday morning? If the lines are all buzzwords, ask about them in the interview.',
          'Look for incident write-ups and engineering blogs. They show the real work better than day-in-the-life videos, which tend to leave it out.',
        ],
      },
      {
        place: 'advice',
        for: 'transitioner',
        texts: [
          "In the first six months your day looks different: small fixes, tests, documentation, a lot of asking. That's training, not a sign of distrust.",
          "As a beginner you'd get the small tickets nobody fights over. They're how you learn your way around someone else's house.",
        ],
      },
      {
        place: 'advice',
        for: 'professional',
        texts: [
          "With your background, ask about the proportions: how much is new, how much is upkeep, how much on call, how many meetings and with whom. That's where jobs with the same name differ.",
          'Ask the team what took up their last two weeks. The answer tells you the real role, whatever the title says.',
        ],
      },
      {
        place: 'caution',
        texts: [
          'The same title means different days at a company of ten and one of ten thousand. At the small one you do a bit of everything; at the large one you own a slice, with forms.',
          'On-call duty is the part people forget to ask about: how often, how many alarms at night, and what they pay for it.',
        ],
      },
      {
        place: 'next',
        texts: [
          'Write to one person in this role tonight and ask what their last Tuesday was like. People usually like answering that.',
          'Try a slice of it this week: do one task from a posting for ninety minutes, and see what it does to your mood.',
        ],
      },
      {
        place: 'ask',
        texts: [
          'Which part would you want most of: making things, finding faults, or talking with people?',
          "Is there something you hope it doesn't involve, such as nights, meetings or sitting alone?",
        ],
      },
    ],
    actions: [
      'What does the role pay?',
      'Which role fits me?',
      'How much demand is there?',
      "What's missing for the role?",
    ],
    opens: ['career-path'],
  },
  {
    id: 'market.two-roles',
    asking: 'two roles compared, {role} and {secondRole}',
    needs: ['role', 'secondRole'],
    examples: [
      'data engineer vs data scientist',
      "what's the difference between devops and SRE",
      'frontend or backend, which should I go for',
      'is cloud engineer the same as devops engineer',
      'product manager or technical project manager, what suits a teacher',
      'compare machine learning engineer with data scientist',
      'who earns more, solutions architect or tech lead',
      'Software engineer vs full stack developer?',
      'torn between cybersecurity and cloud',
      'engineering manager and technical lead, what separates the two',
      'which is easier to get into: data analyst or data engineer',
      'mobile or frontend for a designer',
      'pros and cons SRE vs backend developer',
      "I can't choose between backend and data engineering",
      'qa engineer or developer, what has better chances',
      'difference of product owner and product manager',
      'which has more future, mobile developer or ml engineer',
      'compare both roles: security engineer & site reliability engineer',
      'business analyst versus data analyst',
      'what overlaps between cloud engineer and solutions architect',
      'data scientist or software engineer for someone with a maths degree',
      'devops or security for an old sysadmin',
      'is the step from backend to fullstack big or the same job',
      'help me decide between frontend developr and product manager',
      'which of the two is less stressful, project manager or engineering manager',
      'scientist, analyst, engineer in data, how do they differ',
      'cloud engineer or backend, which would suit an electrician better',
      'SRE and devops: same thing in different clothes?',
      'which job is better, frontend or mobile developer',
      'should I aim at data engineer or at machine learning engineer',
      'how do product manager and engineering manager differ',
      'security engineer against network engineer, pay and work compared',
    ],
    reply: [
      {
        place: 'lead',
        texts: [
          "The difference shows in what only one of them needs: with {role} it's {onlyFirst}, while with {secondRole} it's {onlySecond}.",
          "You can tell {role} and {secondRole} apart by the skills they don't share: {onlyFirst} on one side, {onlySecond} on the other.",
          "Look at what they don't share: with {role} you'd be learning {onlyFirst}, and with {secondRole} it would be {onlySecond}.",
        ],
      },
      {
        place: 'lead',
        texts: [
          "Between {role} and {secondRole}, choose by the daily problem you'd rather have, since the pay and prospects of neighboring roles often differ less than the days do.",
          "To tell {role} from {secondRole}, ask who's woken when it breaks and who's asked when it's wrong. The answers describe two different jobs.",
          "I'd decide between {role} and {secondRole} by the dull half of each. Whichever dull half you can live with is yours.",
        ],
      },
      {
        place: 'lead',
        texts: [
          "Compare them by three things: what you'd make, who you'd talk to, and what can go wrong at night. Titles and pay come after that.",
          "When you're drawn to two roles, the decision is rarely about skills. It's about which kind of bad day you can stand.",
          "Ask of each who you'd be making happy: a user, a colleague, a manager, or nobody until it fails. That separates them better than the tools do.",
        ],
      },
      {
        place: 'fact',
        texts: [
          'In figures, median pay is {payMedian} for {role} and {secondPayMedian} for {secondRole} ({paySource}).',
          "On pay, the median for {role} is {payMedian}, and for {secondRole} it's {secondPayMedian} ({paySource}).",
        ],
      },
      {
        place: 'fact',
        texts: [
          'Demand is rated {demand} for {role} and {secondDemand} for {secondRole}; projected growth is {growth} and {secondGrowth} ({growthSource}).',
          'For the outlook, the projections are {growth} and {secondGrowth} over the decade ({growthSource}), with demand rated {demand} and {secondDemand}.',
        ],
      },
      {
        place: 'fact',
        texts: [
          'What they share is {sharedSkills}, so anything you learn there counts either way.',
          "Here's the common ground: both ask for {sharedSkills}.",
        ],
      },
      {
        place: 'fact',
        texts: [
          'Postings for {role} ask most for {topSkills}; those for {secondRole} ask for {secondTopSkills}.',
          'The most asked-for skills are {topSkills} on one side and {secondTopSkills} on the other.',
        ],
      },
      {
        place: 'reason',
        texts: [
          'Neighboring roles share much of their foundation. In the first months the two paths look alike, so you can often decide later than you think.',
          'People move between roles like these all the time. A choice made now is the first room in the house, not a life sentence.',
        ],
      },
      {
        place: 'advice',
        texts: [
          "Begin with what they share, then do one small project from each side, one weekend apiece. By the end you'll know more than any comparison can tell you.",
          "Don't decide on paper. Do one real task from each, and notice which one made you forget the clock.",
        ],
      },
      {
        place: 'advice',
        texts: [
          "Read five postings for each and mark only the duties. The one with more lines you'd enjoy is your answer, even if the other sounds grander.",
          "Ask one person in each role what they envy about the other. It's the quickest comparison there is.",
        ],
      },
      {
        place: 'advice',
        for: 'transitioner',
        texts: [
          'From outside, the entrance matters most: choose the one with junior postings you can find near you, and cross over from the inside if you still want to.',
          "As a career changer, look at which one your old work helps with more; that's an advantage you can't buy.",
        ],
      },
      {
        place: 'advice',
        for: 'professional',
        texts: [
          'With your experience, compare scope and exits: what does each let you decide, and which next role does it open?',
          "Since you're already in IT, you can test both by borrowing a task from each team this quarter. Notice which one you look forward to.",
        ],
      },
      {
        place: 'caution',
        texts: [
          'The same title means different things at different companies. Check in each posting which of the two it really is.',
          "Don't aim at both in one resume. Readers see somebody undecided, so make two versions or choose.",
        ],
      },
      {
        place: 'next',
        texts: [
          "Compare the two in Career Path tonight, and write one sentence on why you'd regret passing up each one.",
          'Count junior postings for both within your reach. It takes half an hour and often ends the debate.',
        ],
      },
      {
        place: 'ask',
        texts: [
          'Which of the two would you rather explain to a friend at dinner?',
          "What draws you to the second one that the first doesn't have?",
        ],
      },
    ],
    actions: [
      'What does the role do all day?',
      'Which role fits me?',
      'Tell me about the second one',
      'What should I learn first?',
    ],
    opens: ['career-analytics', 'career-path'],
  },
  {
    id: 'market.named-role',
    asking: 'what {role} is',
    needs: ['role'],
    examples: [
      'tell me about site reliability engineers',
      'what is a data engineer',
      'explain the role of a solutions architect',
      'I read about devops engineers, what kind of job is that',
      'give me an overview of machine learning engineer',
      "what's a technical project manager",
      'info about security engineer please',
      'what is a cloud engineer responsible for',
      "never heard of SRE, what's that",
      'describe product manager in tech',
      'what kind of person becomes an engineering manager',
      'what skills does a backend developer need',
      'tell me more on full stack developers',
      'requirements to be a mobile developer',
      'what is frontend development as a job',
      "data scientist, what's behind the title",
      'what does technical lead mean',
      'everything i need to know about data engineer',
      "is devops a role or a culture, I don't get it",
      'introduce me to the role of software engineer',
      'what would I have to know for machine learnig engineer',
      "i'm curious about security engineering",
      'A recruiter mentioned solutions architect. Who is that in a company?',
      'brief me on site reliability engineering',
      'what do you need to become an sre',
      'which training do people in cloud engineering usually have',
      'summarize the product manager profession for me',
      "what's a solutions architect when it's at home",
      'who is a technical lead in a company',
      'I know nothing about data engineering, enlighten me',
      'what is this site reliability thing people talk about',
      'short profile of a backend developer please',
      'what qualifies someone as machine learning engineer',
      'details about the engineering manager role',
    ],
    reply: [
      {
        place: 'lead',
        texts: [
          'In short, {role} is a role built on {topSkills}, with demand rated {demand} and median pay of {payMedian} ({paySource}).',
          "Here's {role} in one sentence: postings ask most for {topSkills}, median pay is {payMedian} ({paySource}), and demand is rated {demand}.",
          'Three facts sketch out {role}: it asks for {topSkills}, demand is rated {demand}, and median pay is {payMedian} ({paySource}).',
        ],
      },
      {
        place: 'lead',
        texts: [
          'What employers mean by {role} shows in what they ask for most: {topSkills}.',
          'The best way to read {role} is from its postings, which ask for {topSkills} before anything else.',
          "In {role} work you'd be the one a company turns to for {topSkills}.",
        ],
      },
      {
        place: 'lead',
        texts: [
          "Look at any role from three sides: what it's responsible for, who depends on it, and what its people get called about at night. Career Path shows its skills, stages and pay.",
          "I'd look the role up in Career Path, which shows its skills, its stages and its sourced figures, and then talk to one person who does it.",
        ],
      },
      {
        place: 'fact',
        texts: [
          'Growth is projected at {growth} for the decade, with {openings} openings a year ({growthSource}).',
          'Looking ahead, projected growth is {growth} over the decade ({growthSource}), with {openings} openings a year.',
        ],
      },
      {
        place: 'fact',
        texts: [
          'As for you, you hold {skillsHeldCount} required skills already, and the most important one missing is {gap1}.',
          'Measured against its requirements, you hold {skillsHeldCount} required skills; {gap1} would be the first to learn.',
        ],
      },
      {
        place: 'fact',
        texts: [
          'Something from your work as a {currentTitle} would help here: {transferable}.',
          "Your work as a {currentTitle} wouldn't be lost; this carries over: {transferable}.",
        ],
      },
      {
        place: 'fact',
        for: 'transitioner',
        texts: ['A common way in is through {stepRole}.', 'One possible rung before it is {stepRole}.'],
      },
      {
        place: 'reason',
        texts: [
          'Nearly every role in IT is responsible for one main thing: the page, the data, the machines, the safety, the money or the people. Find that one thing, and the list of tools makes sense.',
          'Titles are loose, and companies fill them differently. What stays constant is the kind of trouble people call you about.',
        ],
      },
      {
        place: 'advice',
        texts: [
          "Read three postings from three kinds of employers, say a bank, a software company and a government office, and look for what's the same in all of them. That's the role.",
          "Watch one conference talk by somebody who does it, rather than a channel that sells courses, and note which words you'd have to look up.",
        ],
      },
      {
        place: 'advice',
        for: 'transitioner',
        texts: [
          'Check early whether it takes beginners. Some roles, such as reliability or architecture, rarely do, and then you need a rung below.',
          'On LinkedIn, look at how three people got there, two jobs back. It shows the real way in, which is often different from the advertised one.',
        ],
      },
      {
        place: 'advice',
        for: 'professional',
        texts: [
          "The question for you is what changes: what you'd be responsible for that you aren't today, and what you'd no longer do with your own hands.",
          'With your background, see which half of it you already do without the title. That half is your application.',
        ],
      },
      {
        place: 'caution',
        texts: [
          "Don't fall in love with the description. Each role has a dull half, and it's better to know it up front.",
          'The figures describe a country and an average. Your region and your first year will look different.',
        ],
      },
      {
        place: 'next',
        texts: [
          "Open the role in Career Path and see what's marked as yours already. It may be more than you expect.",
          'This week, ask one person with that title for fifteen minutes about what they like least.',
        ],
      },
      {
        place: 'ask',
        texts: [
          'What made you curious about it: the work, the pay, or somebody you know?',
          "Should we look at what a day in it is like, or at what you'd still need?",
        ],
      },
    ],
    actions: [
      'What does the role do all day?',
      "What's missing for the role?",
      'Is it realistic for me?',
      'How long does the move take?',
    ],
    opens: ['career-path', 'career-analytics'],
  },
]
