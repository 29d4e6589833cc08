import type { MentorKind } from '../mentor-kind.ts'

export const backgroundHistoryKinds: readonly MentorKind[] = [
  {
    id: 'background.no-degree',
    asking: 'getting into IT without a degree',
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
          "It's bitter to be sorted out over a paper from years ago. The filter exists, and there are ways around it that don't take four years.",
          'Feeling looked down on for that is understandable and unnecessary. Plenty of respected engineers never saw a lecture hall.',
        ],
      },
      {
        place: 'lead',
        texts: [
          "Yes, it works without a degree in most of IT; you'll need more visible proof, and you should come in by people instead of portals.",
          'A degree is a shortcut through the first filter and not much more. For development, support, cloud, testing and security operations, you can replace it with work.',
          'For most roles you can do without it. Exceptions are research-heavy machine learning, some public jobs and a few large firms.',
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
          'And {yearsWorked} of work count, since they prove what a degree only suggests, namely that you finish things.',
          "With {yearsWorked} of working life, you've shown the staying power a diploma stands for.",
        ],
      },
      {
        place: 'reason',
        texts: [
          '"Degree required" mostly means that somebody needed a filter. "Or equivalent experience" is often meant even where it isn\'t written.',
          'Hiring managers want to lower their risk, and a diploma is a cheap sign. Give them a better one, such as work that runs or a person who vouches for you.',
          'The ceiling people fear comes late and is soft. After the first two jobs hardly anyone reads the line about school.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'Apply where the rest fits, and write to a person as well: two sentences to the team lead with a link to your work. The filter sits in the portal and not in the mailbox.',
          "Treat the degree line as a wish when you meet most of the tasks. Don't mention the lack in the cover letter; show the equivalent.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'Fill the holes that interviewers suspect in self-taught people: data structures, how a network works, what a database does under the hood. A few weeks of those, and the suspicion goes.',
          'Learn one piece of theory properly, complexity or databases, say, and be able to explain it with your own project. It surprises people in the best way.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'On the resume put projects and skills above education, and leave unfinished studies as one honest line with the years and the subject.',
          'With a degree in another subject, name it calmly. It counts as a degree for the filter, and the subject is a conversation starter.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'Choose employers by how they hire: those with a work sample or a trial day look at what you do. Small and middling firms do that more often than corporations.',
          'Consider the paid ways to a paper: an apprenticeship, a trainee program, an employer who pays evening study. They cost you time and no tuition.',
        ],
      },
      {
        place: 'advice',
        for: 'transitioner',
        texts: [
          'One recognized certificate can stand in for the paper at the first filter in support, networks, cloud and security. In development a project does it better.',
          "Enter by a door that doesn't ask, such as support, testing or a small agency. After two years of work the question's gone.",
        ],
      },
      {
        place: 'advice',
        for: 'professional',
        texts: [
          'With years in IT, the lack matters only for some management posts and firms. If you meet that wall twice, think about a part-time degree that counts your experience.',
          'At your level lead with scope: systems run, teams helped, costs cut. For a leading role, ask early whether the degree is a rule or a habit there.',
        ],
      },
      {
        place: 'caution',
        texts: [
          "Never claim a degree you haven't got. It's checked more often than you'd think, and it ends the matter for good.",
          'Abroad, a degree or its recognition can matter for permits. Ask the authority in charge before you plan on it.',
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
          'Did you meet the wall in practice, or do you expect it?',
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
          "One bad teacher can do a lot of damage, and many people in IT carry that sentence around with them. What you'll do here has little to do with what frightened you then.",
          "That panic at formulas is common, and it isn't stupidity. For most of IT you'll never see one.",
        ],
      },
      {
        place: 'lead',
        texts: [
          'For most IT work you need clear thinking and little math: percentages, averages, reading a chart. Data science and machine learning are the exception.',
          "No, weak math isn't in the way of building web pages, servers, apps or clouds. It takes patience and order much more than algebra.",
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
          'Programming is closer to writing instructions and to tidying up than to equations. People who cook by recipe, plan shifts or sort out disputes often take to it.',
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
          'For data work learn six things well: average and median, spread, percentage change, sample, correlation, and what a test of significance says. With spreadsheets and real data it takes a few weeks.',
          'Learn statistics through questions you care about, such as your electricity, your running times, your club. Draw it first and calculate second.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'For machine learning begin with ready tools and good questions, then take vectors and slopes as pictures, and formulas last. There are courses that go in this order.',
          'If AI attracts you, look at the work around the models, such as data, evaluation, operation and products. That needs judgment and code, and little calculus.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'Big O sounds worse than it is. It asks whether twice the data means a bit more work, twice the work, or four times as much, and you can try it with a stopwatch.',
          'Explain a formula in words before you touch it: what goes in, what gets bigger, what stops. Half of the fear goes with the symbols.',
        ],
      },
      {
        place: 'advice',
        for: 'professional',
        texts: [
          'With your experience you already know how much math your work really holds. For a move toward data, statistics in small doses at work beats an evening course.',
          'In your position pair with the person on the team who likes numbers and explain to each other. You bring the context, they bring the method.',
        ],
      },
      {
        place: 'caution',
        texts: [
          'For research or for building new models you do need it, honestly and in depth. If math hurts you, choose another corner of the field.',
          "Don't use preparing in math as a reason to begin later. It's a very respectable way of putting things off.",
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
          'Which role are you looking at? It makes a great difference here.',
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
    asking: 'coming back after a career break',
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
          "Coming back after such a time takes courage, and nobody sees that on paper. You haven't forgotten how to work; you've forgotten how it feels to be sure of it.",
          "What you carried in those years was work, whether it was paid or not. You don't have to be ashamed of a gap that has a life in it.",
        ],
      },
      {
        place: 'lead',
        texts: [
          "A break isn't the problem; silence about it is. One calm sentence about why, one about what you've done lately, and the conversation moves on.",
          'Getting back works best with something fresh: a small project, a course in progress, a few hours of volunteering this quarter. It turns "away" into "back".',
          "It's no killer. Employers worry whether you're up to date and whether you're really back, and you can show them both.",
        ],
      },
      {
        place: 'fact',
        texts: [
          'Before the break you gathered {yearsWorked} of work, and {skillsHeld} are still yours.',
          "There are {yearsWorked} of work behind you, and you hold {skillsHeld}; that's a return, not a beginning.",
        ],
      },
      {
        place: 'fact',
        texts: [
          'By the numbers you hold {skillsHeldCount} required skills for {targetRole}, and {gap1} would be the most useful thing to freshen up or add.',
          'For {targetRole}, begin by brushing up {gap1}; you hold {skillsHeldCount} required skills.',
        ],
      },
      {
        place: 'reason',
        texts: [
          "The tools changed while you were gone, and the way projects go wrong didn't. What you knew about people, order and deadlines is all there.",
          "Recruiters compare dates quickly because they've no time. A line for the break with a plain name closes the gap in their head.",
          "Confidence comes back after ability does. In the third week of doing it you'll wonder what you were afraid of.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'Give the break a line on the resume like any other station: "Family care", "Health break, fully recovered", "Relocation", with the years. Nothing more.',
          'Say one sentence and turn: "I took three years for my family, that\'s settled now, and since spring I\'ve been building this." Then talk about this.',
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
          'Look for returner programs: larger firms and banks have paid ones for people after a break, with training and a mentor. Search for "returnship" and the name of your region.',
          "Write to former colleagues first, a short line each: I'm coming back, I'm looking for this, who should I talk to? They remember your work and not your gap.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'Begin part time or on a project if you can, both for your strength and for the resume. Three months of current work change every later conversation.',
          'Rehearse the ordinary day for two weeks before you start, with fixed hours, a desk, and somebody for the children. The first job week is hard enough without that.',
        ],
      },
      {
        place: 'advice',
        for: 'transitioner',
        texts: [
          'If you want to enter IT along with the return, choose a role where the years before and during count, such as support, testing, coordination or analysis for a trade you know.',
          "Don't do both at once at full size. Take a first job close to what you know with some IT in it, and then move inward.",
        ],
      },
      {
        place: 'advice',
        for: 'professional',
        texts: [
          "As someone coming back to IT, refresh one layer: what has replaced the tool you were best at? Build the same thing as back then, the way it's done now.",
          "You don't have to come back as a junior. Offer a paid trial or a short contract at your level, and let the work settle it.",
        ],
      },
      {
        place: 'caution',
        texts: [
          'You owe nobody a diagnosis. "A health matter that\'s resolved" is enough, and if someone digs deeper, ask an advice center what they\'re allowed to ask.',
          "If your strength isn't all back yet, start smaller than your pride wants. A second break would be harder to explain than a slow start.",
        ],
      },
      {
        place: 'next',
        texts: [
          'Write the one line for the break and the one sentence for the talk tonight, and say the sentence aloud.',
          "Send one message to a former colleague tomorrow. It's the most useful five minutes of a return.",
        ],
      },
      {
        place: 'ask',
        texts: [
          'Would you like to return to what you did, or use the moment to change?',
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
    asking: 'starting with nothing technical at all',
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
          "Feeling dumb among people who know the words is the first week of everyone's life in IT. Nobody was born knowing what a terminal is, and most remember the day they asked.",
          "There's nothing embarrassing about zero. It only means that nobody showed you, and it's the one level you leave within a few weeks.",
        ],
      },
      {
        place: 'lead',
        texts: [
          'Zero is a fine place to start. You need a computer, a few hours a week, and the nerve to look stupid for the first month.',
          'You can begin with nothing. The first four weeks are for getting at home: files, the browser, a bit of terminal, and the first tiny program.',
          'It works from zero, it simply takes longer, and the beginning has to be done in smaller pieces than most courses think.',
        ],
      },
      {
        place: 'fact',
        texts: [
          "And zero it isn't quite, since your work as {currentTitle} brings this along: {transferable}.",
          'From your work as {currentTitle} you do bring something: {transferable}.',
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
          'Most of what looks like talent is vocabulary. Once you know two hundred words, you can follow conversations that sounded like another language.',
          "Experience with machines isn't what carries people through. It's being able to stay friendly with a problem that won't give in.",
          "Courses for beginners are often made by people who forgot what they didn't know. If one loses you in the second lesson, that's its fault.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'Start with the ground: where files live, what a folder path is, how to copy, search and install, and what happens when you open a web page. A week of that saves you months of fog.',
          'Learn to touch the machine first. Do everything of one evening with the keyboard, make folders, move files, open the terminal and list them. It loses its terror quickly.',
        ],
      },
      {
        place: 'advice',
        texts: [
          "Keep a notebook of words. Each day three you didn't know, in your own explanation, with an example. In two months you'll be reading postings like a newspaper.",
          'Ask every stupid question for the first three months, to people or to an assistant. Later it gets more expensive to ask.',
        ],
      },
      {
        place: 'advice',
        texts: [
          "Then one friendly beginner course with tasks in the browser, so that you don't have to install a thing. Twenty tiny programs, typed by you.",
          'Take the first project from your own life: a shopping list, the shift plan, recipes that scale. You know the subject, so only the tool is new.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'Find one patient person, a nephew, a neighbor, an evening class. Someone beside you for the first install is worth ten videos.',
          'Go to the library or community college for a basic computer course without shame. Two evenings there, and the rest will go faster.',
        ],
      },
      {
        place: 'advice',
        for: 'transitioner',
        texts: [
          'For the way into work think of rungs: support, testing, data upkeep, coordination. They need order and patience first, and let you grow the rest.',
          "Don't choose the final role yet. Get through the first two months, and then choose, with some idea of what you enjoy.",
        ],
      },
      {
        place: 'caution',
        texts: [
          "Don't buy anything that promises a job from zero in weeks. It's aimed at exactly the person who can't judge it yet.",
          "The others who say they're beginners often aren't. Compare yourself with last month and with nobody else.",
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
          "The first step on your path is this: {nextStep}. It's made for somebody who starts where you are.",
          'Begin with the smallest thing on your path: {nextStep}.',
        ],
      },
      {
        place: 'ask',
        texts: [
          'What did you last work out on a computer by yourself, whatever it was?',
          "Is there somebody around you whom you could ask when you're stuck?",
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
    asking: "being told you're overqualified",
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
          'Sitting between too much and too little is maddening. You fall between two drawers, so somebody has to see you instead of the drawer.',
        ],
      },
      {
        place: 'lead',
        texts: [
          "\"Overqualified\" means one of three fears: you'll leave, you'll cost too much, or you won't take direction. Find out which, and answer that one.",
          "Say before they ask why this smaller job is the right one for you now, what you expect to earn, and that you mean to stay. Without it they'll make up the story themselves.",
          "It's rarely about your qualification and nearly always about a reason that hasn't been given. Give a believable one in two sentences.",
        ],
      },
      {
        place: 'fact',
        texts: [
          'Your {yearsWorked} are best told as what this team gets from them, and not as a height you come down from.',
          'With {yearsWorked} behind you, pick the parts this job can use and leave the rest in one line.',
        ],
      },
      {
        place: 'fact',
        texts: [
          "For {targetRole} you hold {skillsHeldCount} required skills, so in this trade you're honestly a learner, and you may say so.",
          "In the new field it's {skillsHeldCount} required skills for {targetRole}. You're senior in one thing and new in another, and that's a plain truth to tell.",
        ],
      },
      {
        place: 'reason',
        texts: [
          'A manager who hires somebody once higher up has to explain it upward and fears being corrected downward. Make both easy for them.',
          'People who step down in a bitter mood do leave soon. Employers have met a few, so the tone of your reason counts more than the reason.',
          "A long list of titles answers a question nobody asked. For a junior post, what matters is whether you'd enjoy Tuesday's ticket.",
        ],
      },
      {
        place: 'advice',
        texts: [
          "Cut the resume to what the job needs: titles in smaller type, tasks that match on top, the doctorate in one line at the end. You aren't hiding it, you're ordering it.",
          'Keep the truth and change the proportions. Half a page for what this role needs, three lines for the grand years.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'Prepare the sentence: "I\'ve led people for eight years, and what I missed was doing the work. I know what the pay is, and it\'s fine." Calm, and no apology.',
          'Name the pay early and unasked: that you know the range for this role and have planned with it. It removes the largest of the three fears.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'Show that you can be led: a story in which someone younger taught you something, told with pleasure. It works better than any promise.',
          "Ask in the interview what the team's newest person found hard. It shows that you're thinking of starting and not of steering.",
        ],
      },
      {
        place: 'advice',
        texts: [
          "Look for firms in between: small teams where a junior in code with a senior's head is a gift. Large firms with ladders have no drawer for you.",
          "Look for mixed roles, such as implementation, technical project work, solutions or analysis in your old field. There you're neither too much nor too little.",
        ],
      },
      {
        place: 'advice',
        for: 'transitioner',
        texts: [
          'As a career changer say it as it is: senior in my old trade, beginner in this one, and glad to be. With a project as proof, it sounds like a plan.',
          'Coming from a high position, get a first small thing under your belt, such as a freelance piece or an internal project. It shows that you really do the work.',
        ],
      },
      {
        place: 'advice',
        for: 'professional',
        texts: [
          "Going back from management to hands-on work, show fresh work, since that's the doubt. A current project of three months says more than the titles.",
          'If you want less responsibility, say what you want more of. "I want to build" convinces, while "I want less stress" worries them.',
        ],
      },
      {
        place: 'caution',
        texts: [
          "Don't take out degrees or jobs so thoroughly that it becomes a false story. Leaving things out is fine, and contradicting yourself later isn't.",
          "Ask yourself once whether it's true: would you be content there in two years? If not, they're right, and another target is better.",
        ],
      },
      {
        place: 'next',
        texts: [
          "Write your two-sentence reason tonight and read it to somebody who'll tell you if it sounds bitter.",
          'Make a version of your resume in which the first third could belong to somebody at that level.',
        ],
      },
      {
        place: 'ask',
        texts: [
          "What do you want from that job which the bigger one didn't give you?",
          'Who said it to you: a recruiter, the manager, or a standard letter?',
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
