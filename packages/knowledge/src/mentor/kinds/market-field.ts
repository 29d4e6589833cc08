import type { MentorKind } from '../mentor-kind.ts'

export const marketFieldKinds: readonly MentorKind[] = [
  {
    id: 'market.saturated',
    asking: 'whether the market is too full, with layoffs and too many juniors',
    needs: [],
    examples: [
      'is the tech market oversaturated',
      'too many juniors and no jobs, right?',
      'with all these layoffs, does it make sense to go into IT',
      'everybody is a web developer now, is there room for me',
      'reddit says entry level is dead',
      '500 applicants per junior job, how am I supposed to compete',
      'google and meta fire thousands, why would anyone hire me',
      'is it the worst time to change into software',
      'tech bubble burst, should I still try',
      "cs graduates can't find work, what chance do I have",
      'is data science overcrowded',
      'my friend the developer got laid off and finds nothing since 8 months',
      'are there any junior positions left at all',
      'the job market is brutal, is it going to get better',
      'too late to jump on the IT train?',
      "I hear there's a hiring freeze everywhere",
      'is cybersecurity entry level saturated too',
      'nobody hires beginners anymore',
      'competition for frontend seems insane',
      'did i miss the boat',
      'Market for career changers in 2025, honest view?',
      "they lay people off and I'm supposed to study for it",
      'is it true that bootcamp grads flood the market',
      'how saturated is UX and frontend compared to data engineering',
      'should I wait until the market recovers',
      'when will tech hiring come back',
      'lots of expierienced people unemployed now, they take all junior jobs',
      'every posting has a thousand clicks within an hour',
      'my professor says the golden years of IT are over',
      'twitter full of laid off seniors, and I want to start as a junior?',
      'am I five years too late for this',
      'are there more people learning to code than jobs',
      "no company trains people anymore, so what's the point",
    ],
    reply: [
      {
        place: 'lead',
        tone: 'down',
        texts: [
          "Reading that every day would take the wind out of anyone. It's harder than it was, that much is true; it isn't closed, and the crowd is thickest at exactly one door.",
          'I won\'t tell you it\'s easy just now. But "dead" is a word for headlines, and people without experience are being hired this week too, only by narrower ways.',
        ],
      },
      {
        place: 'lead',
        texts: [
          "It's crowded at the entrance and short of people further in. You won't get past it by being one more general junior, but by being obviously useful to one kind of employer.",
          "Yes, the beginner's end is full, mostly where everybody applies: remote, well known, general web work. One street over it's much emptier.",
          'The market is harder for beginners than it was some years ago, so plan for a longer search, a narrower target and a side entrance.',
        ],
      },
      {
        place: 'fact',
        texts: [
          'What the sources say on first jobs: {entryNote}.',
          'The sober figure behind the feeling: {entryNote}.',
        ],
      },
      {
        place: 'fact',
        texts: [
          'For {targetRole}, demand is rated {demand}, with {openings} openings a year.',
          "In your direction, {targetRole}, it's {demand} demand and {openings} openings a year.",
        ],
      },
      {
        place: 'reason',
        texts: [
          "Most of those hundreds of applications are clicks. A good part don't fit, can't work there, or never read the ad. Your true competition is perhaps a dozen people.",
          "Layoffs at famous firms make the news, and hiring at an insurer in a middling town doesn't. Most IT work has always been at the second kind.",
          "The crowd comes from everyone having the same three projects from the same course. It's a crowd of likeness more than of numbers.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'Apply where few look: manufacturers, hospitals, logistics, towns, software houses for one trade. They get a handful of applications for a post that would draw hundreds elsewhere.',
          "Go for the firms in your old industry that need software people. There you aren't a junior among juniors, you're the one who understands the business.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'Be early and be personal: in the first two days after posting, with three sentences on their product, and a message to somebody on the team. That alone puts you ahead of most of the pile.',
          'Spend half of the search on people instead of portals. In a full market jobs go to those somebody has heard of.',
        ],
      },
      {
        place: 'advice',
        texts: [
          "Take a rung that's less fashionable, such as support with scripting, testing, data upkeep or operations, and move from inside. It's the emptiest road into the building.",
          "Have one project nobody else has, with real users and a dull, real problem. It's the cheapest way out of the crowd.",
        ],
      },
      {
        place: 'advice',
        for: 'professional',
        texts: [
          "For you it's a different market. People with years are cautious about moving now, so your competition in a search is smaller than it looks.",
          "With your experience the crowd isn't your problem; being filtered by keyword is. Go by way of people who've worked with you.",
        ],
      },
      {
        place: 'caution',
        texts: [
          'Waiting for a better market has one flaw: those who learned meanwhile will be ahead of you on the day it turns.',
          "Don't give up your wage on the hope of a quick entry. In this market that rule counts double.",
          'If after forty careful applications nothing has come, change the target rather than the number: another rung, another place, another industry.',
        ],
      },
      {
        place: 'next',
        texts: [
          "Make a list of ten employers within your reach that aren't tech firms and have an IT department. That's a list your competition hasn't got.",
          'Look for three postings tonight that are less than two days old, and answer one properly.',
        ],
      },
      {
        place: 'ask',
        texts: [
          'Where have you been looking so far: the big portals, or firms you know?',
          "What do you know about some industry that other beginners don't?",
        ],
      },
    ],
    actions: [
      'Which industries hire?',
      'Which first job should I aim at?',
      'How do I network?',
      'How much demand is there?',
    ],
    opens: ['career-analytics'],
  },
  {
    id: 'market.where',
    asking: 'which places have the jobs',
    needs: ['role'],
    examples: [
      'where are the most jobs for data engineers',
      'which cities pay best for devops',
      'do I have to move to a big city for IT',
      'best places in the US for cybersecurity jobs',
      'is there any tech work in small towns',
      'should I move to Austin for software',
      'which regions hire cloud engineers',
      'where do product managers earn the most',
      'is my area any good for frontend jobs',
      'I live in the middle of nowhere, what are my options in tech',
      'top metro areas for machine learning engineers',
      'Berlin or Munich for developers',
      'seattle vs denver for a backend dev',
      'is it worth to relocate for a junior job',
      'how is the IT job market around here',
      'where should one live to find work as an SRE',
      'whats the best state for technical project managers',
      'no IT companies nearby, commute or move?',
      'in which city would I have most openings as a data scientist',
      'cost of living vs salary in San Francisco, is it worth it',
      'do employers pay for relocation',
      'are there IT hubs outside of the expensive ones',
      'which locatons have the lowest competition',
      'compare my city with others for solutions architect',
      "can't move because of kids, is local market enough",
      'where in the country is demand for mobile devs high',
      'would I find something as a data analyst in Ohio',
      'is Raleigh a good place for cloud jobs',
      "I'm in a village in the Alps, nearest city 90 min",
      'which town should we move to if I want to work in security',
      'are tech jobs only on the coasts',
      'which region has the best ratio of jobs to people for backend',
    ],
    reply: [
      {
        place: 'lead',
        texts: [
          'Open the analytics for {role}: the regions stand there side by side with jobs and pay, and {place} can be held against them.',
          'For {role} compare {place} with two other regions in the analytics, by jobs per head and by pay after living costs.',
          "I'd lay {place} next to two candidates in the analytics for {role} and look at how many jobs there are for each person in the field.",
        ],
      },
      {
        place: 'lead',
        texts: [
          'The big centers have the most jobs and the most applicants; the better ratio is often in middle-sized cities with banks, insurers, hospitals or industry.',
          'For a first job go by where you can be seen in person. A middling city with ten large employers beats a famous one with a thousand rivals.',
          "You don't have to live in a capital of tech. Wherever there are large employers of any kind there's IT work, only it isn't called that on the building.",
        ],
      },
      {
        place: 'fact',
        texts: [
          'As the yardstick for any place, the middle pay for {role} in the country is {payMedian} ({paySource}).',
          'Compare local pay with the national middle for {role}, {payMedian} by {paySource}.',
        ],
      },
      {
        place: 'fact',
        texts: [
          "Across the country there are {openings} openings a year for {role}, and most of them aren't in the famous places.",
          'The whole country has {openings} openings a year in {role}; you need one of them.',
        ],
      },
      {
        place: 'reason',
        texts: [
          "A higher salary in an expensive city can be a lower one once the rent is paid. What counts is what's left on the twentieth of the month.",
          'Remote work has spread the jobs and spread the competition with them. A local employer who wants you in twice a week has fewer to choose from.',
          'Employers hire beginners near them, since a beginner needs somebody to sit beside.',
        ],
      },
      {
        place: 'advice',
        texts: [
          "Draw a circle of an hour around your home and list the largest employers in it: clinics, towns, factories, utilities, insurers. Look at each one's careers page.",
          "Find the ten biggest employers in your region in the local paper's yearly list, and search their own pages. Much of it never reaches the portals.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'Before you move for work, apply as if you lived there already, with a sentence such as "moving in the fall". If nothing comes in six weeks, the move wouldn\'t have changed it.',
          "Don't relocate on hope. Get the offer first and ask what they pay toward the move; many have a sum for it if asked before signing.",
        ],
      },
      {
        place: 'advice',
        texts: [
          "If you can't move, go for a mixture: local employers with an office first, and remote ones in your time zone second, where your trade knowledge sets you apart.",
          "In the country, think of the side doors: the school district, the county, the regional hospital, the supplier with a warehouse system. They can't find anyone.",
        ],
      },
      {
        place: 'advice',
        for: 'transitioner',
        texts: [
          'For a first job take the place where you have people. A former colleague who vouches for you weighs more than a hundred extra postings.',
          'As a career changer, look at where your old industry sits in strength. That region has the employers for whom your mix makes sense.',
        ],
      },
      {
        place: 'advice',
        for: 'professional',
        texts: [
          'With your experience, you can separate pay from place more easily than a beginner. Ask remote employers whether they pay by location before you compare.',
          'In your position look at the depth of a place: how many employers could be your next but one? One single big firm is a risk.',
        ],
      },
      {
        place: 'caution',
        texts: [
          'Regional figures are averages over all levels. They say little about junior posts, so count these yourself.',
          "A move touches more than work. Settle it with those who'd have to come along before you fall for a number.",
        ],
      },
      {
        place: 'next',
        texts: [
          'Search your title within fifty miles tonight and write down the employers instead of the jobs. Those names are your market.',
          'Compare two regions in the analytics and work out what would be left after rent in each.',
        ],
      },
      {
        place: 'ask',
        texts: [
          'Would you move for it, or does it have to be from where you are?',
          'How many days a week could you be in an office, and how far away?',
        ],
      },
    ],
    actions: [
      'How do I find remote jobs?',
      'Which industries hire?',
      'What does the role pay?',
      'How much demand is there?',
    ],
    opens: ['career-analytics'],
  },
  {
    id: 'market.industries',
    asking: 'which industries hire',
    needs: [],
    examples: [
      'which industries hire developers',
      'outside of tech companies, who needs data people',
      'do hospitals employ IT folks',
      'which sectors are best for career changers',
      'is banking a good place for a backend developer',
      'what industries are short of IT people',
      'government or private sector for a cybersecurity career',
      'are insurance companies boring for engineers',
      'where could a former nurse work in tech',
      'I come from logistics, which companies would want me as a data analyst',
      "consulting, product company or in-house IT, what's best for starting",
      'startup or corporation for the first job',
      'which branches pay well for cloud engineers',
      'are games companies a good idea',
      'what kinds of company take on juniors',
      'does the public sector hire software engineers',
      'is an agency a good place to begin as frontend dev',
      'green energy and tech, any jobs',
      "I'd like to do IT for something meaningful, nonprofits?",
      'which sector is the most stable in a crisis',
      'automotive is laying off, where else could a devops go',
      'industries where domain knowledge counts more than code',
      'who hires product managers aside from software firms',
      'defense industry for security engineers?',
      'small company or big enterprise to learn the most',
      'what industry should i target with my background in real estate',
      'in which feilds do they look for machine learning engineers',
      'who besides google needs a machine learning engineer',
      'do farms, factories, hotels hire for IT',
      'what kind of firm should an ex-teacher look at',
      'is edtech a sensible direction for me',
      'fintech or healthcare for a first developer job',
      'is e-commerce a good branch for backend people',
    ],
    reply: [
      {
        place: 'lead',
        texts: [
          'Nearly all of them: banks, insurers, health, public offices, trade, logistics, energy and manufacturing employ far more IT people in total than the firms you read about.',
          'The best industry for you is usually the one you come from or one next door, since there you know what the software is for.',
          "For a start, look for industries that need IT badly and aren't fashionable: health, public service, insurance, utilities, logistics.",
        ],
      },
      {
        place: 'fact',
        texts: [
          "With your work as {currentTitle}, you'd have a natural advantage in that trade, because this carries over: {transferable}.",
          "From {currentTitle}, you bring a trade's knowledge along: {transferable}. Employers there won't have to explain it to you.",
        ],
      },
      {
        place: 'fact',
        texts: [
          'The skills are the same everywhere: for {targetRole}, {topSkills} are named most across industries.',
          'Whatever the industry, {targetRole} postings come back to {topSkills}.',
        ],
      },
      {
        place: 'reason',
        texts: [
          "In a software firm you're where the money's made, with better tools and harder competition. In-house IT is a cost, so it's calmer, slower, and kinder to beginners.",
          'Fashionable fields, such as games or space, pay with enthusiasm. Dull ones have to pay with money and hours.',
          "Regulated trades, like banking, health and energy, cut slowly in a crisis, because the rules don't stop when business does.",
        ],
      },
      {
        place: 'advice',
        texts: [
          "Make a grid: three industries down, your ten reachable employers across. Look at each one's page for IT jobs, and note which systems they name.",
          "Take the software your old industry runs on and look at who makes it, who installs it, and who looks after it. Those are three kinds of employers who'd understand you at once.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'For learning fast take an agency or a small product firm; for learning properly take a larger one with reviews and seniors. Two years of one and then the other is a good school.',
          "Choose the first employer by who'd sit next to you. A firm with three seniors and patience beats any brand.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'In public service mind the rhythm: deadlines, forms and a long wait, and then security and regular hours. Apply early and keep other things running.',
          "Startups teach you everything at once and explain nothing. Go there if there's at least one experienced person on the team, and ask how many months of money they have.",
        ],
      },
      {
        place: 'advice',
        texts: [
          "If meaning matters to you, look at health, education, energy and public transport before nonprofits. They've got budgets, and what you build gets used by everyone.",
          'Nonprofits seldom hire juniors, but they gladly take somebody for one small system. It makes a real project for your resume.',
        ],
      },
      {
        place: 'advice',
        for: 'transitioner',
        texts: [
          "As a career changer, write to the head of IT in firms of your old trade rather than to the portal. You're a rare bird there: somebody who won't need the business explained.",
          'Begin with suppliers to your old profession. Their support and implementation teams take people from the trade, and move them inward.',
        ],
      },
      {
        place: 'advice',
        for: 'professional',
        texts: [
          'With your experience, changing industry costs you little in the first year and opens a second market. Take the one that has your problem at a larger scale.',
          "For you the question is where your specialty is the product rather than overhead. There it's paid and listened to.",
        ],
      },
      {
        place: 'caution',
        texts: [
          'Industries have their seasons too. One sector alone as a plan is a risk, so keep two.',
          'Consultancies take many beginners and teach quickly, and they can eat your weeks. Ask about travel and hours before you sign.',
          "For some public and defense work there are checks and conditions on who can be hired; ask the employer first if you're unsure.",
        ],
      },
      {
        place: 'next',
        texts: [
          "Write down the three systems you used in your old job and look up who makes them. That's your first list of employers.",
          'Take one industry tonight and find five IT postings in it. Note how they differ from those of software firms.',
        ],
      },
      {
        place: 'ask',
        texts: [
          'Which trade do you know from inside, even from a side job?',
          'What matters more to you for the first job: learning fast, calm, or pay?',
        ],
      },
    ],
    actions: [
      'What carries over from my old job?',
      'Where are the jobs?',
      'Is the market too full?',
      'Which first job should I aim at?',
    ],
    opens: ['career-analytics'],
  },
  {
    id: 'market.trends',
    asking: 'which skills are in demand now',
    needs: ['role'],
    examples: [
      'which skills are in demand right now',
      'top skills for devops in 2025',
      'what technologies do employers ask for most',
      "what's trending in data engineering",
      'hot skills in cybersecurity at the moment',
      'most wanted programming languages by employers',
      'what do frontend job ads ask for these days',
      'which tools appear the most in postings for cloud engineers',
      'new technologies I should have on my radar as backend dev',
      "what's the next big thing in tech",
      'what are companies looking for in product managers lately',
      'which skills are losing value',
      'current tech trends that matter for jobs',
      'what is on the rise for machine learning engineers',
      'what knowledge is scarce in the market',
      'statistics on most requested skills for SRE',
      'are employers rather looking for azure or aws skills nowadays',
      'whats hot and whats not',
      'what do recruiters search for in mobile developers',
      'the most demanded skills for a solution architect',
      'keep me up to date on what the market wants',
      'what skill gets people hired fastest today',
      'emerging skills full stack',
      'trend report for my role please',
      'what changed in the requirements for data scientists in the last years',
      'give me list of skills with high demand in IT',
      'which skills will be wnated next year',
      'what do ads for data engineers mention the most this year',
      'is everyone asking for kubernetes now',
      'which skill is on the way up in frontend',
      'what should be on a resume in 2026',
      'tell me what employers are crazy about right now',
      'is python still number one with employers',
    ],
    reply: [
      {
        place: 'lead',
        texts: [
          'For {role}, employers ask most for {topSkills}.',
          'Right now {topSkills} stand at the top of {role} postings.',
          'If you put {role} postings in a pile and counted, {topSkills} would come out on top.',
        ],
      },
      {
        place: 'lead',
        texts: [
          'Across roles the steady ones lead year after year: SQL, Python, a cloud, Linux, version control, tests, and being able to explain what you did.',
          "What's asked for most is seldom what's talked about most. Count your target's postings, and you'll find a handful of solid basics and one or two newer tools.",
          "Set a target role, and I can name the top three for it. In general it's data, a cloud, automation, and a person who can be understood.",
        ],
      },
      {
        place: 'fact',
        texts: [
          'Of what {role} requires you hold {skillsHeldCount}, and the heaviest one open is {gap1}.',
          'Held against your profile, {gap1} is the most wanted one that you lack; {skillsHeldCount} required skills are there.',
        ],
      },
      {
        place: 'fact',
        texts: [
          'You can claim {skillsHeld} already, so put them where a reader sees them in the first seconds.',
          'Among them {skillsHeld} are yours. Make sure the resume names them in exactly those words.',
        ],
      },
      {
        place: 'fact',
        texts: [
          'The role as a whole has {demand} demand, with growth projected at {growth} ({growthSource}).',
          'Behind the skills stands a role with {demand} demand and {growth} projected growth over the decade ({growthSource}).',
        ],
      },
      {
        place: 'reason',
        texts: [
          'A skill is common in postings for one of two reasons: everyone needs it, or nobody can find it. The first gets you in, the second gets you paid.',
          "Trends show up in talks first, in senior postings two years later, and in junior postings when they're normal. As a learner follow the last, as a senior the middle.",
          "The new thing in an ad is often a wish. The old thing in the same ad is what you'll do on Monday.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'Do your own count once a quarter: ten postings, tally the skills, compare with last time. It takes an hour and no newsletter does it as well for your town.',
          "Keep an eye on three employers you'd like to work for and read their ads each month. What appears twice is coming.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'Take the basics deep and one rising thing as a spice. Nobody hires the spice alone.',
          "Choose one skill that's asked for everywhere and one that's asked for and hard to find. That pair makes a profile.",
        ],
      },
      {
        place: 'advice',
        for: 'transitioner',
        texts: [
          'As a beginner stay with the first three or four names on the list. Rare skills are bought with experience attached.',
          "For a first job, be solid in what's in every ad before you touch what's in every headline.",
        ],
      },
      {
        place: 'advice',
        for: 'professional',
        texts: [
          "With your years, look at what's mentioned in the duties and not in the list of tools: migrating, cutting cost, securing, evaluating. There's the money.",
          "At your level the useful trend is the problem companies talk about, such as cloud bills, audits, or the quality of data for AI. Be the one who's solved it once.",
        ],
      },
      {
        place: 'caution',
        texts: [
          "Don't rebuild your plan on a trend. By the time you've learned it the crowd will be there too.",
          'Lists like these are about a whole country. Your three likely employers may have quite other wishes.',
        ],
      },
      {
        place: 'next',
        texts: [
          'Compare the top three with your resume tonight: are they in it, word for word, in the upper half?',
          "Take one posting of this week and mark what's new to you. Look up only that.",
        ],
      },
      {
        place: 'ask',
        texts: [
          'Is it for choosing what to learn, or for your resume?',
          'For which role and which region should I think of it?',
        ],
      },
    ],
    actions: [
      'What should I learn next?',
      "What's missing for the role?",
      'Is it worth learning?',
      'How much demand is there?',
    ],
    opens: ['career-analytics'],
  },
  {
    id: 'market.levels',
    asking: 'what tells junior, mid and senior apart',
    needs: [],
    examples: [
      "what's the difference between junior and senior",
      'when am I a mid level developer',
      "what does a senior data engineer do that a mid doesn't",
      'how many years until senior',
      'junior, mid, senior, staff, principal, explain the levels',
      'am I still a junior after 3 years',
      "what's expected one level above junior",
      'what is expected of a junior devops engineer',
      'can you be senior with 4 years of experience',
      'which level should I apply for',
      'what makes a tech lead different from a senior developer',
      "how do companies decide who's senior",
      'my title says senior, what am I supposed to do differently from mids',
      'what does staff engineer mean',
      'should I apply to mid-level jobs as a career changer with 10 years in another field',
      'what do they expect from juniors nowadays',
      'what separates a mid frontend developer from a senior one',
      'levels in cloud engineering and what they have to know',
      'what is associate product manager compared to product manager',
      'when does one stop being a beginner',
      'i was downleveled in an offer, what does it mean',
      'requirements of senior SRE vs regular SRE',
      'is senior about years or about skill',
      'the career ladder in software, how does it look',
      'seniority levels differnce in QA',
      'medior, what is that',
      'what makes someone a senior in data engineering',
      "I've worked 2 years, junior or mid?",
      "what's the ladder from junior to principal look like",
      "what do they mean by 'medior'",
      'does senior just mean old',
      'at which level would I come in with a strong career before IT',
    ],
    reply: [
      {
        place: 'lead',
        texts: [
          "A junior gets tasks cut for them, a mid does a normal task alone, a senior cuts the tasks and sees what'll go wrong, and a lead makes sure six people can do it.",
          "It's about how much somebody has to watch you. A junior needs the how, a mid needs the what, a senior needs only the why.",
          'The levels differ in the size of problem you can be left alone with: an afternoon, a week, a quarter, a year.',
        ],
      },
      {
        place: 'fact',
        texts: [
          "Your {yearsWorked} of work count toward judgment and not toward the tools, so in a new field you'd start lower and rise quicker.",
          "With {yearsWorked} behind you, you'll go through the first level faster than a graduate, provided the technical basics are there.",
        ],
      },
      {
        place: 'fact',
        texts: [
          "On the technical side you hold {skillsHeldCount} required skills for {targetRole}; level is measured by what you've done with them.",
          "For {targetRole} it's {skillsHeldCount} required skills so far. The count gets you in, and the depth decides at which level.",
        ],
      },
      {
        place: 'reason',
        texts: [
          'Years are a weak proxy. Some people have repeated one year ten times, and some are senior after four.',
          "What a senior is paid for often can't be seen: the thing they didn't build, the meeting that wasn't needed, the outage that didn't come.",
          'Firms use the same words for different things. Senior in a team of five can be mid in a large company, and both are right.',
        ],
      },
      {
        place: 'advice',
        texts: [
          "To see where you stand, take your last three tasks and ask who cut them, who checked them, and who'd have been called if they broke. The answers are your level.",
          "Read your company's ladder if there's one, or a published one of a large firm, and mark with a date when you last did each thing. Undated lines are your gaps.",
        ],
      },
      {
        place: 'advice',
        texts: [
          "From junior to mid you go by finishing: take a ticket from reading to release with no one asking how it's going. Do it ten times in a row.",
          "To leave the junior level, be predictable. Say when it'll be done, say early when it won't, and ask questions that show what you've tried.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'From mid to senior you go by widening: write the plan before the code, review others, own something that runs, and say no to something with a reason.',
          "For the step to senior, take on a problem nobody has cut into tasks and come back with three options and a recommendation. That's the job.",
        ],
      },
      {
        place: 'advice',
        for: 'transitioner',
        texts: [
          "As a career changer apply for junior in the tools and name what's senior in you, such as dealing with clients, planning and writing. Some teams will put you a notch higher for it.",
          'Coming from elsewhere, take the lower title if the work and the people are right. The second title comes within a year or so, if you can show scope.',
        ],
      },
      {
        place: 'advice',
        for: 'professional',
        texts: [
          "If you do the next level's work now, gather three examples with witnesses and talk about the title. It rarely comes by itself.",
          "When an offer puts you a level lower, ask what was missing in the interviews and when it's looked at again. Then decide by the scope, since the label can be changed.",
        ],
      },
      {
        place: 'caution',
        texts: [
          'A title given too early can be a trap: the next employer tests you at that level. Better strong at mid than shaky at senior.',
          "Beyond senior it isn't simply more of the same. Staff and lead work is mostly through others, and not everyone likes it.",
        ],
      },
      {
        place: 'next',
        texts: [
          "Write down the largest problem you solved with nobody looking over your shoulder. That's your level today, more or less.",
          'Ask your manager or a senior this week: what would you have to see from me to trust me with something bigger?',
        ],
      },
      {
        place: 'ask',
        texts: [
          'Is this about applying, or about a promotion where you are?',
          'What do people come to you for, and what do you still go to others for?',
        ],
      },
    ],
    actions: [
      'How do I get promoted?',
      'Am I ready to apply?',
      'Should I become a lead or stay an expert?',
      'What does the role pay?',
    ],
    opens: ['career-path'],
  },
]
