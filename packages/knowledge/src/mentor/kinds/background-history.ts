import type { MentorKind } from '../mentor-kind.ts'

export const backgroundHistoryKinds: readonly MentorKind[] = [
  {
    id: 'background.no-degree',
    asking: 'about getting into IT without a degree',
    needs: [],
    examples: [
      "I don't have a degree",
      'never went to university, will anyone in IT take me',
      'no college, do I stand a chance as a data engineer',
      'high school dropout wants to be a developer',
      'my degree is in art history, useless for tech?',
      'they all require a bachelor in computer science',
      'I never studied, only vocational training',
      'does lacking a CS degree limit how far I can get',
      "HR filters me out because I've no diploma",
      'self taught without papers, how to compete with graduates',
      'only have a high school diploma and aiming at machine learning',
      'i have only GED',
      'they reject me for not having a bachelors',
      'trade school background, want devops',
      'will companies take me for backend with no formal education',
      'How do I get around the degree requirement in job ads?',
      'left uni in the third year, what do I write',
      'without a degree what is the salary ceiling',
      "my foreign degree isn't recognized here",
      "apply despite 'BSc required'?",
      'philosophy major going into cybersecurity',
      'no schooling past 16, can I still do this',
      'I have no diploma, what IT jobs are open to me',
      "people look down on me as I didn't go to universty",
      'is computer science knowledge from a degree missing in self-taught people',
      "I've 12 years of IT experience but no degree and want to become a manager",
      "all my classmates in the course have degrees, I've got a driving licence",
      'plumber by training, no studies, want to be in devops',
      'how do companies look at people who never finished school',
      "I get sorted out because the form wants a bachelor's",
      'no papers, only skills. Good enough?',
      'dropped out of college for family reasons, does it close the door to data',
    ],
    reply: [
      {
        place: 'lead',
        tone: 'down',
        texts: [
          "It's galling to be filtered out over a piece of paper. The filter exists, and there are ways around it that don't take four years.",
          'Being looked down on for that stings, and it says very little about your work. Plenty of respected engineers never finished college.',
        ],
      },
      {
        place: 'lead',
        texts: [
          "Yes, it works without a degree in most of IT; you'll need more visible proof, and you'll do better coming in through people than through portals.",
          'For most hiring, a degree is a shortcut through the first filter. In development, support, cloud, testing and security operations, work you can show does the same job.',
          'You can do without one for most roles. The exceptions are research-heavy machine learning, some government jobs and a few large companies.',
        ],
      },
      {
        place: 'fact',
        texts: [
          'Instead of a diploma you can show this: {skillsHeld}, and {skillsHeldCount} required skills for {targetRole}.',
          'What stands in its place for you: {skillsHeldCount} required skills, {skillsHeld} among them.',
        ],
      },
      {
        place: 'fact',
        texts: [
          'Your work history ({yearsWorked}) counts too, since it proves what a degree only suggests: that you finish things.',
          "With {yearsWorked} of working life, you've shown the staying power a diploma stands for.",
        ],
      },
      {
        place: 'reason',
        texts: [
          '"Degree required" mostly means that somebody needed a filter. "Or equivalent experience" is often meant even where it isn\'t written.',
          'Hiring managers want to lower their risk, and a diploma is a cheap signal. Give them a better one, such as work that runs or a person who vouches for you.',
          'The ceiling people fear comes late and is soft. A couple of jobs in, few people read the line about school.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'Apply where the rest fits, and write to a person as well: two sentences to the team lead with a link to your work. The filter sits in the portal, not in the inbox.',
          "Treat the degree line as a wish when you meet most of the tasks. Don't mention the missing degree in the cover letter; show the equivalent.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'Fill the holes that interviewers suspect in self-taught people: data structures, how a network works, what a database does under the hood. A few weeks of that clears up a lot of suspicion.',
          'Learn one piece of theory properly, complexity or databases, say, and be able to explain it with your own project. It surprises people in the best way.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'On the resume put projects and skills above education, and list unfinished studies as one honest line with the years and the subject.',
          'With a degree in another subject, name it calmly. It counts as a degree for the filter, and the subject is a conversation starter.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'Choose employers by how they hire: the ones that use a work sample or a paid trial look at what you can do. Small and midsize companies often work that way.',
          'Consider the paid routes to a credential: an apprenticeship, a trainee program, an employer who pays for evening classes. They cost you time rather than tuition.',
        ],
      },
      {
        place: 'advice',
        for: 'transitioner',
        texts: [
          'One recognized certificate can stand in for the degree at the first filter in support, networks, cloud and security. In development a project does it better.',
          'Come in by a door where nobody asks, such as support, testing or a small agency. After a couple of years of work, the question mostly goes away.',
        ],
      },
      {
        place: 'advice',
        for: 'professional',
        texts: [
          'With years in IT, a missing degree matters mainly for some management jobs and some companies. If you hit that wall twice, think about a part-time degree that counts your experience.',
          'At your level, lead with scope: systems run, teams helped, costs cut. For a leadership role, ask early whether the degree is a rule or a habit there.',
        ],
      },
      {
        place: 'caution',
        texts: [
          "Never claim a degree you haven't got. It gets checked more often than you'd think, and getting caught settles the matter for good.",
          'Abroad, a degree or its recognition can matter for permits. Ask the authorities there before you plan on it.',
        ],
      },
      {
        place: 'next',
        texts: [
          'Take one posting with "degree required" tonight that otherwise fits you, and send it with a link to your work.',
          'Move education to the bottom of your resume, and put the best project in its place.',
        ],
      },
      {
        place: 'ask',
        texts: [
          'Have you hit that wall, or are you expecting to?',
          "What could you show somebody in five minutes that a graduate couldn't?",
        ],
      },
    ],
    actions: [
      'Is a certification worth it?',
      'How do I prove my skills?',
      'Do I need a portfolio?',
      'Should I get a degree after all?',
    ],
    opens: ['career-path', 'learning-path'],
  },
  {
    id: 'background.no-math',
    asking: 'whether weak math is a problem',
    needs: ['role'],
    examples: [
      "I'm bad at math, can I still code",
      'how much math do I need for data science',
      'I failed algebra, is programming out',
      'is math important for frontend',
      'do I need calculus for machine learning',
      'I hate numbers, which tech job works',
      'how much statistics is there in data engineering',
      'my maths is on a 9th grade level',
      'do devops engineers use maths',
      'can I become a developer without being good at maths',
      'scared of the mathematics in computer science',
      'linear algebra for ML, can I skip it',
      'i was always terrible in maths at school, teacher said forget computers',
      'is logic the same as math when coding',
      'which IT roles are math free',
      'should I relearn maths before starting python',
      'cryptography needs math, so is security closed for me',
      "haven't done any equations in 20 years",
      'Does a backend developer need more than basic arithmetic?',
      'what math topics should I study for data analyst',
      'is discrete math necesary for a self-taught programmer',
      'I get panic when I see formulas',
      'big o notation looks like math horror to me',
      "how to learn statistics when you're not a numbers person",
      "can someone who's weak in maths be a good product manager",
      'maths anxiety and wanting to work in AI',
      'I count on my fingers, can I be a programmer',
      'I got a D in maths, is data analysis a stupid idea',
      'how good at maths must a security engineer be',
      'do I need to know logarithms to be a developer',
      'numbers make me nervous but I like logic puzzles',
      'is algebra needed to write python',
    ],
    reply: [
      {
        place: 'lead',
        tone: 'down',
        texts: [
          "School math leaves a lot of bruises, and plenty of people in IT still carry theirs. What you'd do here has little to do with what frightened you then.",
          "That panic at formulas is common, and it isn't stupidity. Much of IT never puts one in front of you.",
        ],
      },
      {
        place: 'lead',
        texts: [
          'For most IT work you need clear thinking and little math: percentages, averages, reading a chart. Data science and machine learning are the exceptions.',
          "No, weak math doesn't keep you from building web pages, servers, apps or cloud setups. That takes patience and order far more than algebra.",
          'It depends on the direction: almost none in frontend, backend, cloud and product; some statistics in data analysis; real math in machine learning.',
        ],
      },
      {
        place: 'fact',
        texts: [
          'For {role}, the skills postings name most are {topSkills}; look at how much of that is math before you worry.',
          'Check it against what {role} asks for: {topSkills}.',
        ],
      },
      {
        place: 'reason',
        texts: [
          'Programming is closer to writing instructions and sorting things out than to equations. People who cook by recipe, plan shifts or sort out disputes often take to it.',
          "The computer does the calculating. You decide what's to be calculated and notice when the result can't be right, and that's common sense with practice.",
          'School math punishes mistakes and hurries you. Code shows you the error and lets you try forty times, and plenty of people find out they were never bad at thinking.',
        ],
      },
      {
        place: 'advice',
        texts: [
          "Try before you study: write twenty small programs with conditions and loops. If you can follow those, you have the kind of logic that's needed.",
          "Don't relearn math beforehand. Start with the code and pick up a piece of math the day a task asks for it; it'll make sense then.",
        ],
      },
      {
        place: 'advice',
        texts: [
          "For data work learn six things well: average and median, spread, percentage change, sampling, correlation, and what a significance test tells you. With spreadsheets and real data, that's weeks rather than years.",
          "Learn statistics through questions you care about, such as your electric bill, your running times, your team's scores. Draw it first and calculate second.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'For machine learning begin with ready tools and good questions, then take vectors and slopes as pictures, and formulas last. There are courses that go in that order.',
          'If AI appeals to you, look at the work around the models, such as data, evaluation, operations and products. That takes judgment and code, and little calculus.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'Big O sounds worse than it is. It asks whether twice the data means a bit more work, twice the work, or four times as much, and you can try it with a stopwatch.',
          'Explain a formula in words before you touch it: what goes in, what gets bigger, what stops. Half the fear goes away with the symbols.',
        ],
      },
      {
        place: 'advice',
        for: 'professional',
        texts: [
          'With your experience you already know how much math your work really involves. For a move toward data, statistics in small doses at work beats an evening course.',
          'Pair up with the person on the team who likes numbers and explain to each other. You bring the context, they bring the method.',
        ],
      },
      {
        place: 'caution',
        texts: [
          'For research or for building new models you do need it, and in depth. If math hurts you, choose another corner of the field.',
          "Don't let math prep become the reason you start later. It's a very respectable way of putting things off.",
        ],
      },
      {
        place: 'next',
        texts: [
          "Tonight, take a small table of your own numbers, work out average and median, and explain in a sentence why they differ. That's statistics.",
          'Write one program with an if and a loop today. It tells you more than any school grade.',
        ],
      },
      {
        place: 'ask',
        texts: [
          'Which part scares you: formulas on paper, or thinking in steps?',
          'Which role are you looking at? It makes a big difference here.',
        ],
      },
    ],
    actions: [
      'Which role fits me?',
      'Which programming language first?',
      'What does a data engineer do all day?',
      'Is it realistic for me?',
    ],
    opens: ['career-path', 'learning-path'],
  },
  {
    id: 'background.gap',
    asking: 'about coming back after a career break',
    needs: [],
    examples: [
      "I've been out of work for 5 years with kids, how do I get back",
      'returning after parental leave into tech',
      'long illness, two years not working, now what',
      'stay at home mom for a decade, can I start in IT',
      'took a break to care for my father, how will employers see it',
      'I had burnout and a year off',
      'is a 3 year gap a killer',
      'return to work programs for engineers',
      "I was unemployed for 18 months, who'd take me",
      'was a developer until 2017, then kids, want to come back',
      'out of the workforce since the pandemic',
      'my career break scares recruiters',
      'coming back after a two year sabbatical, do I begin from scratch',
      'getting back into data after maternity',
      'depression took 2 years of my working life, how do I start again',
      "husband got posted abroad so I didn't work for six years",
      're-enter cybersecurity after a long pause',
      'afraid I forgot how to work',
      'returner with 8 year pause, junior again?',
      'they keep asking what I did between 2020 and 2023',
      'raising three children is not nothing, how do I make that count',
      'cancer survivor coming back to the job market',
      'can i re-start my carreer in IT after such a long break',
      'what to do first when coming back from a long absence',
      'gap year turned to 4 years, am I unemployable',
      'Not employed for long time because of visa of my spouse, want return to product management',
      'six years at home with the twins, now I want to be a tester',
      "I wasn't working because of my health and now I'm well again",
      'took time out to look after dad, nobody wants me since',
      'mum returning to IT after 9 years, how to begin',
      'last payslip is from 2019',
      'how do people come back after burnout leave into software',
    ],
    reply: [
      {
        place: 'lead',
        tone: 'down',
        texts: [
          "Coming back after time away takes courage, and nobody sees that on paper. You haven't forgotten how to work; you've forgotten how it feels to be sure of it.",
          'Whatever you carried in that time took strength, whether anyone paid for it or not. A gap with a life in it is nothing to be ashamed of.',
        ],
      },
      {
        place: 'lead',
        texts: [
          "A break isn't the problem; silence about it is. One calm sentence about why, one about what you've done lately, and the conversation moves on.",
          'Getting back works best with something fresh: a small project, a course in progress, a few hours of volunteering this quarter. It turns "away" into "back."',
          "It isn't a killer. Employers wonder whether you're up to date and whether you're really back, and you can show them that you are.",
        ],
      },
      {
        place: 'fact',
        texts: [
          'You have {yearsWorked} of work to your name, and nobody took away {skillsHeld} while you were gone.',
          "You bring {yearsWorked} of work and you hold {skillsHeld}; that's a return, not a beginning.",
        ],
      },
      {
        place: 'fact',
        texts: [
          'By the numbers, you hold {skillsHeldCount} required skills for {targetRole}, and {gap1} would be the most useful thing to brush up on or add.',
          'For {targetRole}, begin by brushing up on {gap1}; you hold {skillsHeldCount} required skills.',
        ],
      },
      {
        place: 'reason',
        texts: [
          "The tools changed while you were gone; the way projects go wrong didn't. What you knew about people, order and deadlines is all there.",
          "Recruiters skim dates because they're short on time. A line for the break with a plain label closes the gap in their heads.",
          'Confidence comes back after ability does. A few weeks in, many people wonder what they were afraid of.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'Give the break a line on the resume like any other entry: "Family care," "Personal leave," "Relocation," with the years. Nothing more.',
          "Say one sentence and pivot: \"I took three years for my family, that's settled now, and since spring I've been building this.\" Then talk about what you've built.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'Choose one recent thing to point at, begun within the last two months. A small project or some hours for a club will do, as long as it has a date.',
          'Do six weeks of brushing up in the tool your postings name most, and finish one piece of work. Apply with that, and not with what you did before the break.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'Look for returner programs: some larger companies and banks run paid ones for people after a break, with training and a mentor. Search for "returnship" and the name of your region.',
          "Write to former colleagues first, a short line each: I'm coming back, I'm looking for this, who should I talk to? They remember your work and not your gap.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'Begin part time or on a project if you can, for your stamina as well as your resume. Three months of current work change the conversations after that.',
          'Rehearse the ordinary day for two weeks before you start, with fixed hours, a desk, and care lined up for anyone who needs you. The first week on the job is hard enough without sorting that out.',
        ],
      },
      {
        place: 'advice',
        for: 'transitioner',
        texts: [
          'If you want to enter IT as part of the return, choose a role where the years before and during the break count, such as support, testing, coordination or analysis in an industry you know.',
          "Don't take on both changes at full size. Take a first job close to what you know with some IT in it, and then move inward.",
        ],
      },
      {
        place: 'advice',
        for: 'professional',
        texts: [
          "Refresh one layer: what has replaced the tool you were best at? Build the same thing you built back then, the way it's done now.",
          "You don't have to come back as a junior. Offer a paid trial or a short contract at your level, and let the work settle it.",
        ],
      },
      {
        place: 'caution',
        texts: [
          'You owe nobody a diagnosis. "A health matter that\'s resolved" is enough, and if someone digs deeper, ask an employment-rights group what they\'re allowed to ask.',
          "If you're not back to full strength yet, start smaller than your pride wants. A second break would be harder to explain than a slow start.",
        ],
      },
      {
        place: 'next',
        texts: [
          'Write the one line for the break and the one sentence for interviews tonight, and say the sentence aloud.',
          "Send one message to a former colleague tomorrow. It's the most useful five minutes of a return.",
        ],
      },
      {
        place: 'ask',
        texts: [
          'Would you like to return to what you did, or use the moment to change direction?',
          'How many hours a week would really be possible at the start?',
        ],
      },
    ],
    actions: [
      'How do I show a gap on my resume?',
      'How do I catch up on my skills?',
      'How do I reconnect with old colleagues?',
      'How do I afford the change?',
    ],
    opens: ['career-story', 'career-path'],
  },
  {
    id: 'background.no-experience',
    asking: 'how to start with nothing technical at all',
    needs: [],
    examples: [
      'I have zero technical experience',
      "I've never written a line of code",
      'complete beginner, barely know how to use excel',
      'nothing technical in my whole life, can I do IT',
      'I only know how to use a phone',
      'not a computer person at all',
      'does it work without any previous knowledge',
      "what if I don't know anything about computers",
      'from absolute zero to cloud engineer',
      "I'm a baker, never touched a terminal",
      'no background in tech whatsoever, is there an entry for me',
      "I don't even understand the words they use",
      'never had an IT class, my experience with tech is netflix',
      'do I need to know something before I start learning to code',
      'computer illiterate trying to change career',
      'I know nothing. Really nothing.',
      'everybody in the course already had a bit of experience except me',
      'i have no it experience but good will to learn',
      'starting with no clue about programing, servers or anything',
      'my only computer skill is typing fast',
      'hairdresser with no technical knowledge wants into cybersecurity',
      'is it ok to begin at level zero at my stage in life',
      'how does one without IT background begin to understand anything',
      'All I can do is Word and email. Enough to begin?',
      "feeling dumb because I don't know the basics everyone knows",
      'technical noob wanting to become data analyst',
      'the most technical thing I ever did was set up a printer',
      'can someone who grew up without computers get into this',
      "I've only ever worked with my hands",
      "what do people mean by terminal, repo, server? I'm that new",
      'starting from below zero',
      'never had anything to do with tech, would love to be a frontend dev',
    ],
    reply: [
      {
        place: 'lead',
        tone: 'down',
        texts: [
          'Feeling dumb among people who know the words is how IT starts for nearly everyone. Nobody was born knowing what a terminal is, and most people remember the day they asked.',
          "There's nothing embarrassing about zero. It only means that nobody showed you, and it's the one level people leave fastest.",
        ],
      },
      {
        place: 'lead',
        texts: [
          'Zero is a fine place to start. You need a computer, a few hours a week, and the nerve to feel clueless for the first month.',
          'You can begin with nothing. The first few weeks are for finding your way around: files, the browser, a bit of terminal, and the first tiny program.',
          'It works from zero; it just takes longer, and the beginning has to come in smaller pieces than most courses assume.',
        ],
      },
      {
        place: 'fact',
        texts: [
          "It isn't quite zero, either, since your work as a {currentTitle} brings this along: {transferable}.",
          'You do bring something from your work as a {currentTitle}: {transferable}.',
        ],
      },
      {
        place: 'fact',
        texts: [
          'From where you stand your path comes to {pathDuration} at {hoursPerWeek} hours a week, and it begins with {gap1}.',
          'The path from here starts at {gap1} and takes {pathDuration} at {hoursPerWeek} hours a week.',
        ],
      },
      {
        place: 'reason',
        texts: [
          'Most of what looks like talent is vocabulary. Once you know a couple of hundred words, you can follow conversations that sounded like another language.',
          "Experience with machines isn't what carries people through. It's being able to stay friendly with a problem that won't give in.",
          "Courses for beginners are often made by people who forgot what they didn't know. If one loses you in the second lesson, blame the course.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'Start with the ground floor: where files live, what a folder path is, how to copy, search and install, and what happens when you open a web page. A week of that clears up a lot of fog later.',
          'Get comfortable with the machine first. For one evening, do everything from the keyboard: make folders, move files, open the terminal and list them. It stops being scary quickly.',
        ],
      },
      {
        place: 'advice',
        texts: [
          "Keep a notebook of words. Each day, add three you didn't know, explained in your own words, with an example. After a couple of months, postings start to read like plain English.",
          'Ask every "stupid" question in the first three months, of people or of an assistant. It only gets harder to ask later.',
        ],
      },
      {
        place: 'advice',
        texts: [
          "Take one friendly beginner course with tasks in the browser, so you don't have to install a thing. Then write twenty tiny programs, typed by you.",
          'Your first project can come from your own life: a shopping list, the shift schedule, recipes that scale. You know the subject, so only the tool is new.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'Find one patient person: a nephew, a neighbor, an evening-class teacher. Someone next to you for the first install is worth ten videos.',
          'A basic computer course at the library or community college is nothing to be embarrassed about. A couple of evenings there make everything after it go faster.',
        ],
      },
      {
        place: 'advice',
        for: 'transitioner',
        texts: [
          'For the way into work, think in rungs: support, testing, data cleanup, coordination. They take order and patience first, and let you grow into the rest.',
          "Don't choose the final role yet. Get through the first two months, then choose, with some idea of what you enjoy.",
        ],
      },
      {
        place: 'caution',
        texts: [
          "Don't buy anything that promises a job from zero in weeks. It's aimed at exactly the person who can't judge it yet.",
          "The others who say they're beginners often aren't. Compare yourself with last month's you and nobody else.",
        ],
      },
      {
        place: 'next',
        texts: [
          "Tonight, open a free online editor, type one line that prints your name, and run it. After that it's no longer true that you've never written a line.",
          'Do one thing today that scares you a bit on the computer: open the terminal and find your own folder.',
        ],
      },
      {
        place: 'next',
        texts: [
          'The first step on your path is this: {nextStep}. That one step is plenty for now.',
          'Begin with the smallest thing on your path: {nextStep}.',
        ],
      },
      {
        place: 'ask',
        texts: [
          "What's the last thing you figured out on a computer by yourself, whatever it was?",
          "Is there somebody around you could ask when you're stuck?",
        ],
      },
    ],
    actions: [
      'Where do I start?',
      'Which programming language first?',
      'Which role fits me?',
      'What carries over from my old job?',
    ],
    opens: ['learning-path', 'career-path'],
  },
  {
    id: 'background.overqualified',
    asking: 'what to do about being called overqualified',
    needs: [],
    examples: [
      "they say I'm overqualified",
      'rejected because I have too much experience',
      'PhD applying for junior developer, overqualified?',
      'I was a director and now apply for entry level IT',
      "how do I convince them I won't leave after 6 months",
      'overqualified for junior, underqualified for senior',
      'should I hide my masters degree',
      "recruiter said I'd get bored in the position",
      "I'm a lawyer and they don't believe I want to do QA",
      'leave my management experience off the CV?',
      'too senior for the jobs I want',
      "they think I'll be too expensive",
      'want to step down from manager to engineer, nobody believes it',
      '20 years of experience and no one wants me for a normal dev job',
      'dumb down my resume or not',
      "what to answer to 'aren't you overqualified for this'",
      'former CTO looking for a hands-on role',
      'academic background scares companies away',
      'how do I apply for a lower position without looking desperate',
      'they asked why somebody like me wants a help desk job',
      'my experience is seen as a threat by the hiring manager',
      "with two degrees I don't get invited to tech support",
      'Stepping back to individual contributor, how to sell it?',
      'i am over qualified on paper but new in the field',
      'do I look suspicious when applying below my level',
      'engineering manager applying to backend roles, always rejected as too senoir',
      "the answer was: with your profile you'd be unhappy here",
      "I have a doctorate in physics and can't get a junior data job",
      'how do I make them believe that a former head of sales wants to code',
      'too much on my cv for an entry job',
      "they fear I'd want the boss's chair",
      'twenty years as architect, now I just want to code, nobody lets me',
    ],
    reply: [
      {
        place: 'lead',
        tone: 'down',
        texts: [
          "Being told you're too good is a strange insult, because there's nothing to improve. It's mostly a polite word for a worry, and worries can be answered.",
          'Sitting between too much and too little is maddening. You fall between two boxes, so somebody has to see you instead of the box.',
        ],
      },
      {
        place: 'lead',
        texts: [
          "\"Overqualified\" means one of three fears: you'll leave, you'll cost too much, or you won't take direction. Find out which, and answer that one.",
          "Say before they ask why this smaller job is the right one for you now, what you expect to earn, and that you mean to stay. Otherwise they'll make up the story themselves.",
          "It's rarely about your qualification and nearly always about a reason that hasn't been given. Give a believable one in two sentences.",
        ],
      },
      {
        place: 'fact',
        texts: [
          "Present your experience ({yearsWorked}) as something this team gets, not as a height you're coming down from.",
          'With {yearsWorked} behind you, pick the parts this job can use and leave the rest in one line.',
        ],
      },
      {
        place: 'fact',
        texts: [
          "For {targetRole} you hold {skillsHeldCount} required skills, so in this field you're honestly still learning, and you can say so.",
          "In the new field it's {skillsHeldCount} required skills for {targetRole}. You're senior in one thing and new in another, and it's fine to say exactly that.",
        ],
      },
      {
        place: 'reason',
        texts: [
          'A manager who hires somebody who was once higher up has to justify it to their own boss and worries about being second-guessed. Make both easy for them.',
          'People who step down in a bitter mood do leave soon. Employers have met a few, so the tone of your reason counts more than the reason.',
          "A long list of titles answers a question nobody asked. For a junior job, what matters is whether you'd enjoy Tuesday's ticket.",
        ],
      },
      {
        place: 'advice',
        texts: [
          "Cut the resume to what the job needs: matching tasks on top, titles played down, the doctorate in one line at the end. You aren't hiding anything; you're deciding what comes first.",
          'Keep the truth and change the proportions. Half a page for what this role needs, three lines for the big-title years.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'Prepare the sentence: "I\'ve led people for eight years, and what I missed was doing the work. I know what the pay is, and it\'s fine." Calm, and no apology.',
          "Bring up pay before they ask: you know the range for this role and you've planned around it. It takes one of the three fears off the table.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'Show that you can be led: a story in which someone junior to you taught you something, told warmly. It works better than any promise.',
          "Ask in the interview what the team's newest person found hard. It shows you're thinking about starting, not steering.",
        ],
      },
      {
        place: 'advice',
        texts: [
          "The best fit may be a company in between: small teams where a junior in code with a senior's judgment is a gift. Large companies with fixed ladders often have no slot for you.",
          "Look for mixed roles, such as implementation, technical project work, solutions or analysis in your old field. There you're neither too much nor too little.",
        ],
      },
      {
        place: 'advice',
        for: 'transitioner',
        texts: [
          'Say it the way it is: senior in my old trade, beginner in this one, and glad to be. With a project as proof, it sounds like a plan.',
          'Coming from a high position, get a first small thing under your belt, such as a freelance piece or an internal project. It shows you really do the work.',
        ],
      },
      {
        place: 'advice',
        for: 'professional',
        texts: [
          "If you're going back from management to hands-on work, show something recent, since that's where the doubt is. Three months on a current project say more than the titles.",
          'Say what you want more of, even if what you want is less responsibility. "I want to build" convinces people; "I want less stress" worries them.',
        ],
      },
      {
        place: 'caution',
        texts: [
          "Don't take out degrees or jobs so thoroughly that it becomes a false story. Leaving things out is fine; contradicting yourself later isn't.",
          "Ask yourself once whether it's true: would you be content there in two years? If not, they're right, and another target is better.",
        ],
      },
      {
        place: 'next',
        texts: [
          "Write your two-sentence reason tonight and read it to somebody who'll tell you if it sounds bitter.",
          'Make a version of your resume where the first third could belong to somebody at that level.',
        ],
      },
      {
        place: 'ask',
        texts: [
          "What do you want from this job that the bigger one didn't give you?",
          'Who said it to you: a recruiter, the manager, or a form email?',
        ],
      },
    ],
    actions: [
      'How do I explain the switch?',
      'How do I tailor my resume?',
      'What do I answer about salary?',
      'Which first job should I aim at?',
    ],
    opens: ['career-story', 'interview-prep'],
  },
]
