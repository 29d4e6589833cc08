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
          'By the data I have, {role} stands at {demand} demand, and openings are put at {openings} a year ({growthSource}).',
          'The rating for {role} is {demand}, and each year brings about {openings} openings ({growthSource}).',
        ],
      },
      {
        place: 'lead',
        texts: [
          'Demand for {role} is rated {demand} in the figures I have.',
          'For {role} the rating is {demand}.',
          'In what I have on {role}, demand comes out as {demand}.',
        ],
      },
      {
        place: 'lead',
        texts: [
          "I've no sourced figure on that, so take the direct way: count this week's postings within your reach, and count again in a month. The direction tells you more than a national number.",
          "Without a figure I can stand behind, I'd measure it myself: how many postings near you, how old are they, and how many ask for your level.",
          "I won't guess at a number. Two evenings of counting postings within your reach will give you a better one than any report.",
        ],
      },
      {
        place: 'fact',
        texts: [
          'Over the decade the projection is {growth} ({growthSource}).',
          'Looking further out, growth is put at {growth} for the decade ({growthSource}).',
        ],
      },
      {
        place: 'fact',
        texts: [
          'What those employers ask for most is {topSkills}.',
          "The demand is for people with {topSkills}, and it's much thinner for the bare title.",
        ],
      },
      {
        place: 'fact',
        for: 'transitioner',
        texts: [
          'For beginners the picture is its own: {entryNote}.',
          "Demand for a role and demand for its beginners aren't the same, as this shows: {entryNote}.",
        ],
      },
      {
        place: 'reason',
        texts: [
          "Demand is always demand for somebody. The same role can be short of people with three years in it and flooded with people who've just begun.",
          'Open positions overstate it a little: some are posted twice, some are only there to collect resumes, and some wait for a budget.',
          "A shortage in the newspapers means a shortage at the price and level companies have in mind. It rarely means they'll train anybody.",
        ],
      },
      {
        place: 'advice',
        texts: [
          "Test it in an hour: search the title in your area, keep those from the last two weeks, and strike what asks for more years than you have. What's left is your market.",
          "Set an alert for the title in two places and watch for three weeks how many come in that you could apply to. It'll be an honest number.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'Search by skill as well as by title. The same work is advertised under four names, and the odd names get fewer applicants.',
          'Look beyond software firms. Insurers, hospitals, towns, logistics and manufacturers hire for the same role with less of a crowd.',
        ],
      },
      {
        place: 'advice',
        for: 'transitioner',
        texts: [
          "As a beginner, search for what the role's work looks like from below: junior, associate, support, operations, trainee. Count those, not the seniors.",
          "Find the side entrances: firms of your old industry that need this role and can't compete for the stars.",
        ],
      },
      {
        place: 'advice',
        for: 'professional',
        texts: [
          "With your years you're on the short side of the market, which is the pleasant one. Let recruiters tell you what they're searching for in vain.",
          "In your position, ask two recruiters which profile they can't fill. If one missing skill would make it you, you know what to learn.",
        ],
      },
      {
        place: 'caution',
        texts: [
          'National figures hide your town. A role with high demand can have three employers where you live.',
          "Don't choose by demand alone; you'd be competing with everybody who read the same list, and some of them love the work.",
        ],
      },
      {
        place: 'next',
        texts: [
          "Do the one-hour count tonight and keep the number. Next month you'll see which way it goes.",
          'Open the analytics for the role and compare your region with the country.',
        ],
      },
      {
        place: 'ask',
        texts: [
          'Are you thinking of a first job in it, or of a move with experience?',
          'Would you look only near you, or also elsewhere and remotely?',
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
          'The projection for {role} is {growth} over the decade ({growthSource}).',
          "Officially, {growth} is what's projected for {role} over the decade ({growthSource}).",
          'If the projection holds, {role} comes to {growth} over the decade ({growthSource}).',
        ],
      },
      {
        place: 'lead',
        texts: [
          "I have no projection I could source for that, so I'd rather say what tends to hold: the tasks change every few years, and the problem behind them stays.",
          "No honest person knows ten years out. What can be said is which parts of a role depend on a tool and which on a problem that won't go away.",
          'Nothing sourced on that one, so think in layers: the tool on top will change twice before the next decade, and the need underneath hardly at all.',
        ],
      },
      {
        place: 'fact',
        texts: [
          'Today demand for {role} is rated {demand}, and openings are put at {openings} a year.',
          'As for the present, the rating for demand is {demand}, with {openings} openings a year.',
        ],
      },
      {
        place: 'fact',
        texts: [
          'What postings for {role} ask for now is {topSkills}; the deeper of those will outlast the others.',
          'At the moment {role} rests on {topSkills}. Ask of each how old it is, since the old ones tend to stay.',
        ],
      },
      {
        place: 'reason',
        texts: [
          'Openings come mainly from people leaving and moving on, and only partly from growth, so even a field that stands still hires every week.',
          "Job titles die and work doesn't. Much of what's called by a new name today was done by a system administrator twenty years ago.",
          "What gets automated is the repeatable middle. The edges remain: finding out what's needed, and answering for it when it breaks.",
        ],
      },
      {
        place: 'reason',
        texts: [
          "As long as companies collect data, ship software and get attacked, somebody has to be responsible for it. Responsibility doesn't get automated easily.",
          'Every wave of tools was going to make developers superfluous, and each one made more software, which then had to be looked after.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'Bet on the layer that changes slowly: data modeling, networks, security thinking, how to find a fault, how to talk to those who pay. Renew the tools on top every few years.',
          "Keep the larger part of your learning for things that were true ten years ago, and the rest for what's new. It's boring advice, and it has aged well.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'Look at neighbors. If you know two roles that border on yours, a shrinking one is a move and not a fall.',
          'Choose for the next three years and keep the doors to the sides open. Nobody needs to choose for thirty.',
        ],
      },
      {
        place: 'advice',
        for: 'transitioner',
        texts: [
          'For you the first job is the bottleneck, not the tenth year. Pick a role with a reachable entrance, and let the later ones take care of themselves.',
          "Coming from another field, you've already shown that you can change professions. That's the best insurance against any forecast.",
        ],
      },
      {
        place: 'advice',
        for: 'professional',
        texts: [
          'In your position, watch which part of your work you could hand to a tool tomorrow and move your hours to the other part this year.',
          'With your years, look for the role in which you decide rather than carry out. It ages better in every field.',
        ],
      },
      {
        place: 'caution',
        texts: [
          "Projections are drawn by extending the present. They're fair for direction and poor at surprises.",
          'Beware of anyone who says dead or safe. Both words sell articles.',
        ],
      },
      {
        place: 'next',
        texts: [
          'Read three postings for the role from big cautious firms; what they ask today the rest have had for a while, and what they ask first tells you where it goes.',
          "Write down which two skills of this role you'd still use if its name vanished. Learn those best.",
        ],
      },
      {
        place: 'ask',
        texts: [
          'What are you thinking of most: AI, offshoring, or simply whether it lasts?',
          'How many years should it carry you, and would you mind changing again after that?',
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
          "A day in {role} work turns around {topSkills}, and less of it is spent making new things than you'd think: much is reading, checking, agreeing and repairing.",
          "In {role} work most days are a mix: a short meeting, a task you try to finish, somebody's question, and something that broke. The tools in your hands are mainly {topSkills}.",
          "Picture {role} as long stretches of understanding and short ones of doing, with {topSkills} as the tools and people's questions in between.",
        ],
      },
      {
        place: 'lead',
        texts: [
          "Most days in IT begin with fifteen minutes in which everyone says what they're at, then two or three hours on a task, then questions, reviews and something unplanned.",
          "Picture a short round in the morning, one thing you're trying to finish, two interruptions, and a quiet hour that's worth more than the rest.",
          "It's three things mixed: making, understanding what's already there, and people. The role decides which of them is the biggest, and it's making less often than you'd think.",
        ],
      },
      {
        place: 'fact',
        texts: [
          "Coming from work as {currentTitle} you'd recognize some of it, since this carries over: {transferable}.",
          'Some of it will feel familiar, because from your work as {currentTitle} you bring this: {transferable}.',
        ],
      },
      {
        place: 'reason',
        texts: [
          'Builders, as in frontend, backend and mobile, take a ticket, read the code around it, change little, test it and have it reviewed. Those who run things, as in cloud and reliability, automate on quiet days and hunt for causes on loud ones.',
          'Data people find out why two numbers differ more often than they draw charts. Builders read more code than they write, and those who run systems live between quiet automating and the one bad night.',
          'It differs by family: building is tickets and reviews, running is automation and alarms, data is checking and explaining, security is logs and persuading.',
        ],
      },
      {
        place: 'reason',
        texts: [
          'Product and project days are conversations with writing in between. Security is reading logs and convincing people, and leading is unblocking others so that six can go on working.',
          "In roles with people, such as product, project and lead, you'd talk and write for most of the day. In development, data and security you'd have more quiet hours, and more of them go to reading than to typing.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'Ask someone in the role about one particular day: what did you open first last Tuesday, what interrupted you, what were you annoyed about at four? "What do you do" only gets you the brochure.',
          'Spend half a day beside somebody doing it, if only by screen share. Pay attention to what they sigh about.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'Read the duties in five postings and turn them into hours: which line would be Monday morning? If the lines are all nouns, ask about them in the interview.',
          'Look for write-ups of incidents and engineering blogs. They show the real work better than day-in-the-life videos, which leave out the work.',
        ],
      },
      {
        place: 'advice',
        for: 'transitioner',
        texts: [
          "In the first half year your day looks different: small repairs, tests, documentation, a lot of asking. That's the training and no sign of distrust.",
          "As a beginner you'd get the small tickets nobody fights over. They're how you learn to find your way in someone else's house.",
        ],
      },
      {
        place: 'advice',
        for: 'professional',
        texts: [
          "With your background ask about the proportions: how much new, how much upkeep, how much on call, how many meetings with whom. That's where jobs of the same name differ.",
          'From where you are, ask the team what took up the last two weeks. The answer tells you the real role, whatever the title.',
        ],
      },
      {
        place: 'caution',
        texts: [
          'The same title means different days in a firm of ten and one of ten thousand. In the small one you do everything, in the large one a slice, with forms.',
          "On-call duty is the part people forget to ask about: how often, how many alarms at night, and what's paid for it.",
        ],
      },
      {
        place: 'next',
        texts: [
          'Write to one person in this role tonight and ask what their last Tuesday was like. Most people like answering that.',
          'Try a slice of it this week: do one task from a posting for ninety minutes, and see what it does to your mood.',
        ],
      },
      {
        place: 'ask',
        texts: [
          'Which part would you want most of: making, finding faults, or talking with people?',
          "Is there something you hope it isn't, such as nights, meetings or sitting alone?",
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
          'The difference shows in what only one of them needs: {role} asks for {onlyFirst}, while {secondRole} asks for {onlySecond}.',
          '{role} and {secondRole} part where the skills part: {onlyFirst} on the one side, {onlySecond} on the other.',
          "Look at what they don't share: with {role} you'd be learning {onlyFirst}, with {secondRole} {onlySecond}.",
        ],
      },
      {
        place: 'lead',
        texts: [
          "Between {role} and {secondRole}, choose by the daily problem you'd rather have, since pay and prospects of neighboring roles seldom differ as much as the days do.",
          "To tell {role} from {secondRole}, ask who's woken when it breaks and who's asked when it's wrong. The answers describe two different lives.",
          "I'd settle {role} against {secondRole} by the dull half of each. Whichever dull half you can live with is yours.",
        ],
      },
      {
        place: 'lead',
        texts: [
          "Compare them by three things: what you'd make, who you'd talk to, and what can go wrong in the night. Titles and pay come after that.",
          "When two roles attract you, the decision's rarely about skills. It's about which kind of bad day you can stand.",
          "Ask of each who you'd be making happy: a user, a colleague, a manager, or nobody until it fails. It parts them better than the tools.",
        ],
      },
      {
        place: 'fact',
        texts: [
          'In figures the middle pay is {payMedian} for {role} and {secondPayMedian} for {secondRole} ({paySource}).',
          'On pay, {role} stands at {payMedian} in the middle, {secondRole} at {secondPayMedian}, by {paySource}.',
        ],
      },
      {
        place: 'fact',
        texts: [
          'Demand is rated {demand} for {role} and {secondDemand} for {secondRole}; projected growth is {growth} and {secondGrowth} ({growthSource}).',
          'For the outlook: {growth} against {secondGrowth} over the decade ({growthSource}), with demand rated {demand} and {secondDemand}.',
        ],
      },
      {
        place: 'fact',
        texts: [
          'They share {sharedSkills}, so whatever you learn of those counts either way.',
          'Common ground first: {sharedSkills} are asked for in both.',
        ],
      },
      {
        place: 'fact',
        texts: [
          'Postings for {role} name {topSkills} most, and those for {secondRole} {secondTopSkills}.',
          'The most asked-for skills are {topSkills} on the one side and {secondTopSkills} on the other.',
        ],
      },
      {
        place: 'reason',
        texts: [
          'Neighboring roles share most of the foundations. In the first months the two paths are nearly the same, so you can decide later than you think.',
          'People move between such roles all the time. A choice made now is a first room in the house, not a sentence.',
        ],
      },
      {
        place: 'advice',
        texts: [
          "Begin with what they share, and at the end of it do one small project from each side, one weekend apiece. Afterward you'll know.",
          "Don't decide on paper. Do one real task from each, and note at which of them you forgot to look at the clock.",
        ],
      },
      {
        place: 'advice',
        texts: [
          "Read five postings for each and mark the duties only. The one in which you'd like more of the lines is your answer, even if the other sounds grander.",
          "Ask one person in each what they envy the other for. It's the quickest comparison there is.",
        ],
      },
      {
        place: 'advice',
        for: 'transitioner',
        texts: [
          'From outside, the entrance decides: choose the one whose junior postings you can find near you, and go over to the other from inside if you still want to.',
          "As a career changer look at which one your old work helps with more; that's an advantage you can't buy.",
        ],
      },
      {
        place: 'advice',
        for: 'professional',
        texts: [
          'With your experience, compare scope and exits: what does each let you decide, and which next role does it open?',
          'Inside IT you can test both by borrowing a task from each team this quarter. Take the offer that comes more gladly.',
        ],
      },
      {
        place: 'caution',
        texts: [
          'The same title means other things elsewhere. Check in each posting which of the two it really is.',
          "Don't aim at both in one resume. Readers see somebody undecided; make two versions, or choose.",
        ],
      },
      {
        place: 'next',
        texts: [
          "Compare the two in your career path tonight, and write one sentence on why you'd regret not taking each.",
          'Count junior postings for both within your reach. It takes half an hour, and often ends the debate.',
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
          'In short: {role} is a role built on {topSkills}, with demand rated {demand} and a middle pay of {payMedian} ({paySource}).',
          'The picture of {role} in one sentence: postings ask most for {topSkills}, the middle pay is {payMedian} ({paySource}), and demand is rated {demand}.',
          "Three facts sketch {role}: it asks for {topSkills}, it's rated {demand} in demand, and its middle pay is {payMedian} ({paySource}).",
        ],
      },
      {
        place: 'lead',
        texts: [
          'What employers mean by {role} shows in what they ask for most: {topSkills}.',
          '{role} is best read from its postings, and they name {topSkills} before anything else.',
          "In {role} work you'd be the one a company turns to for {topSkills}.",
        ],
      },
      {
        place: 'lead',
        texts: [
          "Look at any role from three sides: what it's answerable for, who depends on it, and what its people get called about at night. The career path here shows its skills, stages and pay.",
          "I'd look the role up in the career path, where its skills, its stages and its sourced figures stand, and then speak to one person who does it.",
        ],
      },
      {
        place: 'fact',
        texts: [
          'Growth is projected at {growth} for the decade ({growthSource}), with {openings} openings a year.',
          'Looking ahead: {growth} over the decade by {growthSource}, and {openings} openings a year.',
        ],
      },
      {
        place: 'fact',
        texts: [
          'As for you, {skillsHeldCount} required skills are yours already, and the heaviest one missing is {gap1}.',
          'Measured against it, you hold {skillsHeldCount} required skills; {gap1} would be the first to learn.',
        ],
      },
      {
        place: 'fact',
        texts: [
          'From your work as {currentTitle}, this would help: {transferable}.',
          "Your work as {currentTitle} isn't lost there; this carries over: {transferable}.",
        ],
      },
      {
        place: 'fact',
        for: 'transitioner',
        texts: ['People often come to it by way of {stepRole}.', 'A usual rung before it is {stepRole}.'],
      },
      {
        place: 'reason',
        texts: [
          'Every role in IT answers for one thing: the page, the data, the machines, the safety, the money or the people. Find that one thing, and the list of tools makes sense.',
          "Titles are loose, and companies fill them differently. What's constant is the kind of trouble the person is called for.",
        ],
      },
      {
        place: 'advice',
        texts: [
          "Read three postings from three kinds of employer, a bank, a software firm, a public office, and look for what's the same in all of them. That's the role.",
          "Watch one talk by somebody who does it, at a conference and not on a channel selling courses, and note which words you'd have to look up.",
        ],
      },
      {
        place: 'advice',
        for: 'transitioner',
        texts: [
          "Check early whether it takes beginners. Some roles, such as reliability or architecture, mostly don't, and then you need a rung below.",
          'Look on LinkedIn at how three people got there, two jobs back. It shows the real way in, which is often a different one from the advertised.',
        ],
      },
      {
        place: 'advice',
        for: 'professional',
        texts: [
          "For you the question is what changes: what you'd answer for that you don't today, and what you'd no longer do with your own hands.",
          'With your background, see which half of it you already do without the title. That half is your application.',
        ],
      },
      {
        place: 'caution',
        texts: [
          "Don't fall in love with the description. Each role has a dull half, and you'd better know it beforehand.",
          'The figures describe a country and an average. Your region and your first year will look different.',
        ],
      },
      {
        place: 'next',
        texts: [
          "Open the role in your career path and look at what's marked as yours already. It's mostly more than expected.",
          'Ask one person with that title this week for a quarter of an hour about what they like least.',
        ],
      },
      {
        place: 'ask',
        texts: [
          'What made you curious about it: the work, the pay, or somebody you know?',
          "Shall we look at what a day in it is like, or at what you'd still need?",
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
