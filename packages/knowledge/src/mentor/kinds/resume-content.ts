import type { MentorKind } from '../mentor-kind.ts'

export const resumeContentKinds: readonly MentorKind[] = [
  {
    id: 'resume.gap',
    asking: 'how to show a gap on the resume',
    needs: [],
    examples: [
      'how do I explain a gap on my resume',
      '2 year gap in my CV what do i write',
      'should I hide the gap in my resume',
      'I took 3 years off for my kids, how to put that on the resume',
      'was unemployed for 14 months, how does it look on a cv',
      'how to list a sabbatical on a resume',
      'can I leave out months and write only years',
      'my CV has holes',
      'took care of my sick father, do I write it in the resume',
      'what do i put for the time I was studying on my own',
      'employment gap because of illness, how do I word it on the page',
      'is a gap of 6 months a problem on paper',
      'do recruiters care about gaps in the resume',
      'got fired and then nothing for a year, on CV how?',
      'multiple short jobs and gaps between, how to arrange',
      'traveling for a year: resume yes/no',
      'How to fill blank period in CV',
      'covid gap on the resume still an issue',
      'a hole of several years between 2019 and 2022 in my resume',
      'should I make a line for "career break"',
      'freelance as a gap filler on a cv, is it honest?',
      'resume after prison/rehab time, what to write for those years',
      'my bootcamp year looks like a gap',
      'i have a gap right now, since march. end date of last job - leave it open?',
      'whats the best way to show maternity leave on resume',
      'Can I stretch the dates of a job to cover the gap',
      'gap in my resume',
      'employment gap',
      'career gap on CV',
      'how do i show a career break on my resume',
      'holes in my cv',
      'how to explain unemployment on a resume',
      'a year without work on my resume',
      'I was off work for two years, what do I put',
      'parental leave on a resume',
      'should I mention my break on my CV',
      'dates missing in my resume',
      'sick for a year, resume',
      'how to fill the gap between two jobs in the CV',
      'time off for family on the resume',
      'Gap of 3 years in CV how to explain it there',
      'i have been out of work since last year, how do I list that',
    ],
    reply: [
      {
        place: 'lead',
        texts: [
          'Name it in one dry line with dates, such as "Career break, family care," and put what you learned or did underneath if there\'s anything. A labeled gap is a fact; an unlabeled one is a riddle.',
          "Show it and shrug. A gap with a three-word reason gets a glance; a gap that's been hidden gets a question and a doubt.",
          'Give the time a line of its own like any other entry: what it was, from when to when, and one thing from it that helps now.',
        ],
      },
      {
        place: 'lead',
        tone: 'down',
        texts: [
          "A gap feels like a stain to the person who has one; to most readers it's just a line. Nearly everyone who hires has met one or had one.",
          "It's understandable that it bothers you; you lived through the reasons. The page only needs the label, not the story.",
        ],
      },
      {
        place: 'lead',
        for: 'transitioner',
        texts: [
          "Time you spent learning for the move isn't a gap: list it as self-study or training with dates, and put the projects that came out of it underneath.",
          'For someone moving into IT, a break blends into the change. One line, "career break and retraining", covers both honestly.',
        ],
      },
      {
        place: 'fact',
        texts: [
          'What fills that line best is proof: {skillsHeld} learned, and exercises to show for it ({exercisesPassed} passed here so far).',
          "If the time went into learning {skillsHeld}, that's your entry: studied this, built that, from which month to which.",
        ],
      },
      {
        place: 'fact',
        texts: [
          'You have {yearsWorked} of work to set beside the break. Let the page show that proportion instead of an apology.',
          'Your work as a {currentTitle} stays the main thing on the page. The break gets one line, and the experience keeps its paragraphs.',
        ],
      },
      {
        place: 'reason',
        texts: [
          "What worries an employer isn't the break. It's whether your knowledge is rusty and whether you'll stay, and something recent answers both.",
          "Recruiters notice missing months, and then they ask. It's easier to have answered already, in your own words.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'Using years without months is common and fine for old jobs, and if all the entries look that way nobody wonders. If only one does, it stands out.',
          "If you're between jobs now, end the last one with its real date and start an entry for what you're doing: course, project, volunteering, care.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'For illness, "personal leave" or "health leave, since resolved" is plenty. You don\'t owe details on paper, and hardly anybody asks twice.',
          'For parenting, write it plainly. "Full-time parent" embarrasses nobody worth working for, and it beats a vague consulting title.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'Put something fresh above it: a project from this year, a certificate in progress, a small paid job. Recent beats uninterrupted.',
          "Prepare the spoken version too: one sentence on why, one on what you did, one on why you're here now. Then look up and stop.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'Short jobs can be gathered under one heading with a span: "contract and seasonal work." It\'s true, and it turns five holes into one block.',
          'Freelance belongs there if there was at least one real client you could name or describe. Otherwise call it what it was, a project.',
        ],
      },
      {
        place: 'caution',
        texts: [
          "Don't move dates. They're the easiest thing to check, and a small correction to a date can cost you an offer that was already yours.",
          "Don't over-explain on paper. Three lines of reasons make a reader suspect a fourth.",
        ],
      },
      {
        place: 'next',
        texts: [
          "Write the line now, in at most eight words, and say it aloud. If you can say it without speeding up, it's finished.",
          "Do one small thing this week that can stand at the top with this month's date. It answers more than any wording.",
        ],
      },
      {
        place: 'ask',
        texts: [
          "How long is it, and what's the plainest true name for it?",
          'Is it the page that worries you, or the moment when they ask?',
        ],
      },
    ],
    actions: [
      'How do I prepare for the interview?',
      'What do I put on my resume without IT work?',
      'How can I improve my resume?',
      'How do I write a cover letter?',
    ],
    opens: ['profile', 'career-story'],
  },
  {
    id: 'resume.no-experience',
    asking: 'what to put on a {role} resume without IT work',
    needs: ['role'],
    examples: [
      'what do I put on my resume if I never worked in IT',
      'resume with no experience for a web developer job',
      'how to write a tech resume when all i did is retail',
      'my cv has zero tech on it, what now',
      'entry level resume for help desk with no IT background',
      'how do I make my restaurant job sound relevant',
      'no projects no job nothing, how can i fill the page',
      'should personal projects go on a resume',
      'where do I put the courses I did',
      'can I list a bootcamp as experience?',
      'do I put my old jobs as a nurse on the resume for data analyst',
      'student resume for a first programming job',
      'how does a truck driver write a CV for system admin',
      'which part of warehouse work matters for a tech resume',
      'i only have online certificates to show on the resume',
      'Is it OK to call my course projects "experience"',
      'cv without relevant experience, help',
      'how do I show self taught skills on a resume',
      'resume from teacher to UX designer, what to include',
      'I helped everyone in my office with excel, does that count on a resume',
      'how to write projects section on the CV',
      'What goes under work experience when you have none in this field',
      'built a website for my uncle, resume worthy?',
      'I have no tech expirience, how to write a resume',
      'volunteering in resume for first IT job useful?',
      'make a resume for junior QA with no previous job in IT',
      'should the resume start with skills if I lack a relevant job',
      'resume without experience',
      'no work experience in IT for my resume',
      'what do I write on my CV with no experience',
      'first resume for an IT job',
      'how to fill a resume with no relevant jobs',
      'resume for beginners in tech',
      'career changer resume, nothing relevant on it',
      'what counts as experience on a resume',
      'list projects on a resume',
      'put courses on my CV',
      'my resume is empty',
      'cv for a first job as web developer',
      'how to present my non-IT jobs on a tech resume',
      'resume for someone who never worked in tech',
      'How to write resume if no experience',
      'turn my old job into something relevant on the resume',
    ],
    reply: [
      {
        place: 'lead',
        texts: [
          'Put a Projects section above the work history and give each project what a job would get: what it does, for whom, with what, and what came of it.',
          'You do have material: things you built, things you fixed for people, and the parts of the old job that were secretly IT. The page needs those three, in that order.',
          'Write your old job through the eyes of the new one. Every job has data, systems, broken processes and people who needed help, and those are your bullets.',
        ],
      },
      {
        place: 'lead',
        tone: 'down',
        texts: [
          "An empty-looking page is discouraging, and it's rarely as empty as it looks. Most people leave out the half that would have counted.",
          "I know the feeling of staring at a form that asks for years you don't have. You answer it with evidence instead.",
        ],
      },
      {
        place: 'fact',
        texts: [
          'This carries over from your current work: {transferable}. It deserves the first bullet under that job.',
          'Under {currentTitle}, lead with what carries over: {transferable}.',
        ],
      },
      {
        place: 'fact',
        texts: [
          'You can already list {skillsHeld} for a {role} job. Back it up with a line somewhere that says what you made.',
          'Required skills you already have for a {role} job: {skillsHeldCount}. Put those up front and let a project prove them.',
        ],
      },
      {
        place: 'fact',
        texts: [
          "Exercises passed here so far: {exercisesPassed}. That's practice rather than experience, so turn the best of it into something with a name and a link.",
          'Postings for {role} jobs ask most for {topSkills}. A small project that uses some of that is worth more on this page than another course.',
        ],
      },
      {
        place: 'reason',
        texts: [
          "A manager reading a newcomer's page asks one thing: will this person need me every ten minutes? A finished project with a clear description is the best way to answer no.",
          'A certificate says you passed something. A project says you got stuck and got out, which is the actual job.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'Describe a project in three lines: the problem in plain words, what you built it with, and what happened when somebody used it. Then a link that works on a phone.',
          'Two finished, modest things beat six started ones. If one has a real user (an uncle with a store counts), say so, since it changes how the whole thing is read.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'Comb the old job for IT in disguise: the spreadsheet everybody used, the system you trained people on, the outage you worked around, the report you made faster.',
          'For help desk or support, service work is direct experience. Calm with angry people, several things at once, clear notes at the end of a shift: say exactly that.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'List the two or three best courses under Education, with the year. A list of fourteen tells people you collect them.',
          'Under Skills, sort honestly: worked with, built something with, learning. Interviewers like it, because they know where to ask.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'Get one line from outside your desk: a site for a club, a spreadsheet turned into a small database for a charity, a computer day at the library. Unpaid work for a real person is experience.',
          "Keep the old employer on the page in two or three lines. Years of showing up and being trusted are worth something to anyone who's hired unreliable people.",
        ],
      },
      {
        place: 'caution',
        texts: [
          "Don't title yourself a developer at a company that doesn't exist. \"Personal project\" is respectable; a fake firm isn't.",
          "A resume can't make up for having nothing to show. If the page stays thin after an honest attempt, the answer is two weekends of building, not better wording.",
        ],
      },
      {
        place: 'next',
        texts: [
          "List ten things tonight that you've fixed, built, taught or organized, at work or at home. Three of them are your first bullets.",
          "Choose one thing you've made and write its three lines today. If there isn't one, choose what you'll make by the end of the month.",
        ],
      },
      {
        place: 'ask',
        texts: [
          "What do people come to you for at work, even though it isn't your job?",
          'Which job are you writing it for, exactly? The same years in retail read differently for support than for testing.',
        ],
      },
    ],
    actions: [
      'Which portfolio project should I build?',
      'What should my resume summary say?',
      'How do I get experience without a job?',
      'How can I improve my resume?',
    ],
    opens: ['profile', 'learning-path'],
  },
  {
    id: 'resume.invent',
    asking: 'whether you may exaggerate or invent things on a resume',
    needs: [],
    examples: [
      'can I lie on my resume',
      'how much can I exaggerate on a CV',
      'should I say I have 3 years experience when I have 1',
      'make up a job for me so my resume looks better',
      "can I claim I know Kubernetes, I'll learn it before the interview",
      'everyone lies on their resume right?',
      'add some experience at a tech company to my resume',
      "is it ok to put a degree I didn't finish",
      'write that I was a team lead, nobody checks',
      'invent numbers for my bullet points',
      'my friend will pretend to be my former boss, put his company down',
      "do employers verify what's written in a CV",
      'will they find out if I fake the dates',
      'pretend I worked as a developer for 2 years',
      'can i write "fluent in Python" when I did one course',
      'just write somthing impressive for the resume, doesnt need to be true',
      'whats the harm in a small lie on my resume',
      'inflate my job title to engineer ok?',
      "put a certificate on my resume that I haven't taken yet",
      'Generate me a fake work history',
      'I want to write more experience than I have in resume',
      'stretch the truth a bit on the CV, where is the line',
      'can I say I led the project when I was just part of it',
      'should I say senior in my title though it was never official',
      'how do people get away with fake experience',
      'my agency told me to put fake projects on my profile',
      'what happens if they catch you lying on an application',
      'can I lie on my CV',
      'lying on a resume',
      'fake experience',
      'is it okay to exaggerate on my resume',
      'add a fake job to my resume',
      'invent experience for me',
      'how much lying is normal on a resume',
      'pretend I have more experience',
      "say I know a tool I don't know",
      "put skills on my resume I don't have",
      'make my resume look more experienced than I am',
      'fake references and fake job',
      "I want to claim I'm a senior",
      'is embellishing a resume ok',
      'should I lie about my experience',
      'Can I write false information in CV',
      'do they check if you lie',
    ],
    reply: [
      {
        place: 'lead',
        texts: [
          "I won't help make things up, and not only on principle: in IT a claim gets tested within the hour, by somebody who does it daily. There's usually a true version that works nearly as well.",
          'Leave the invention out. Choosing what to show is yours to do, and so is saying it strongly, but the facts underneath have to hold when someone calls.',
          "The line is simple: you may leave out, reorder and phrase things well. You may not claim what didn't happen, since that's what gets offers withdrawn.",
        ],
      },
      {
        place: 'lead',
        tone: 'down',
        texts: [
          "It's tempting when honest pages get no answer, and I understand that. But an invented line moves the problem into the interview, where it hurts far more.",
          "I hear how frustrating it is to be short of the years they ask for. Let's make the true things louder, since they're usually mumbling.",
        ],
      },
      {
        place: 'fact',
        texts: [
          "You don't need it. You can claim {skillsHeld} with a straight face, and two lines of proof outdo an invented year.",
          "What's true and underused is this: {transferable}. Say it well before you say anything false.",
        ],
      },
      {
        place: 'fact',
        texts: [
          'For the missing {gap1}, the honest line is "currently learning," with whatever you\'ve tried it on. It survives a question, which the lie wouldn\'t.',
          'A strong true line you already have: {resumeStrongLine}. Two more like it, and the urge goes away.',
        ],
      },
      {
        place: 'reason',
        texts: [
          "Interviewers ask about exactly what stands out. The invented thing will stand out, because it's what the posting wanted.",
          "Dates, titles and degrees are often checked after the offer, when you've told everyone and given notice. It's the worst moment to be found out.",
          "It's a small world in most cities. The person who catches you now will be at another company in two years, with a good memory.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'Say "built" when you built alone, "worked on" when it was a team, "used" when you only used it. Precise verbs sound more confident than big ones.',
          'If you led without the title, write what you did: "ran the weekly planning for five people." It\'s stronger than "team lead," and nobody can dispute it.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'For an unfinished degree, write the years, the subject and "coursework toward." For a certificate, "exam planned" with the month. Both are clean.',
          'No exact number? Use an honest estimate and be ready to explain it: "roughly half, judging by the ticket list." An estimate isn\'t an invention.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'Rather than add a year, add an artifact. One project somebody can open replaces the claim that you could have built it.',
          'Where a title undersells you, add the plain description in parentheses after it. You keep the checkable title, and the reader gets the meaning.',
        ],
      },
      {
        place: 'caution',
        texts: [
          "A forged reference or employer goes beyond style and can have legal consequences; ask a lawyer if someone's pushing you into it. An agency that demands fake projects is one to leave.",
          "Living with it is the hidden price. You'd start a new job hoping no one asks about your last one, and that's a poor way to learn.",
        ],
      },
      {
        place: 'next',
        texts: [
          "Take the line you were about to stretch and write its true version with the strongest honest verb. It's usually nearly as good.",
          "Go through the page once and mark every claim you couldn't talk about for three minutes. Cut or rephrase those today.",
        ],
      },
      {
        place: 'ask',
        texts: [
          'What does the posting ask for that pushes you toward this?',
          "Which true thing are you afraid isn't enough?",
        ],
      },
    ],
    actions: [
      'I have no numbers to show',
      'I meet only half of the requirements',
      'What do I put on my resume without IT work?',
      'How can I improve my resume?',
    ],
    opens: ['profile', 'career-analytics'],
  },
  {
    id: 'resume.summary',
    asking: 'what to write in the summary at the top of the resume',
    needs: ['role'],
    examples: [
      'what should my resume summary say',
      'how do I write a professional summary',
      'summary or objective at the top of the CV',
      'write a profile statement for a junior data analyst',
      'do I need a summary on my resume at all',
      'the about me paragraph on top of my resume is cringe',
      'how long is a good resume summary',
      'summary for a career changer from sales to product management',
      'headline for my cv',
      'what to put under my name on the resume',
      'professional profile section examples for IT support',
      'is an objective statement outdated?',
      "My summary sounds like everyone else's",
      'how to begin my resume',
      'three lines at the top of resume, what belongs there',
      "should the summary mention I'm changing careers",
      'how to summarise 12 years of experience in two sentences',
      'resume intro for cloud engineer',
      'summry section: first person or third person',
      '"results driven professional" is bad right',
      'how I can write short description of me in CV',
      'do recruiters read the summary',
      'opening paragraph of my resume for a security analyst job',
      'give me formula for resume summary',
      'should soft skills go in the resume summary',
      "what's a punchy opening line for a resume",
      'resume summary',
      'write my summary',
      'professional summary for my CV',
      'profile section on a resume',
      'what goes in the summary',
      'summary statement for a resume',
      'how to write the about section of a CV',
      'objective on a resume',
      'short profile at the top of my resume',
      'good summary for a junior developer',
      'career summary for a project manager',
      'my resume profile text is weak',
      'introduction text on the resume',
      'should I have a summary',
      'two sentence summary for my CV',
      'Help me write summary in resume',
    ],
    reply: [
      {
        place: 'lead',
        texts: [
          "Three lines: what you are or are becoming, the proof that's hardest to argue with, and what you're looking for. No adjective that anyone could claim.",
          "Write the sentence you'd want a friend to say when they recommend you: who you are, what you're good at, what you want next. Then cut it by a third.",
          "A summary earns its place only if it says what the rest of the page doesn't show at once. Otherwise leave it out and let the first job speak.",
        ],
      },
      {
        place: 'lead',
        for: 'transitioner',
        texts: [
          'You need one more than most people do, because your story takes a turn. Name the turn in the first line and say why it makes sense in the second.',
          "For a career change, the summary is the bridge: where you come from as a strength, what you've learned since, and the role you want, by name.",
        ],
      },
      {
        place: 'lead',
        for: 'professional',
        texts: [
          "With a long history, the summary is your filter: your field, your scope, the kind of problem you're hired for. Two lines and one number, if you have one.",
          'Leave out the count of years unless it impresses. What you ran and what you changed reads better than "seasoned professional."',
        ],
      },
      {
        place: 'fact',
        texts: [
          'Here\'s a skeleton from your facts: "Moving from {currentTitle} to {role}; works with {skillsHeld}; looking for a team that…" Fill in the ending with something you mean.',
          "Name the role, {role}, and then {skillsHeld}. Those are the words somebody is searching for, and they're true.",
        ],
      },
      {
        place: 'fact',
        texts: [
          'The clause that makes sense of the turn is this: {transferable}.',
          'You can build it on {yearsWorked} of work plus {skillsHeld}. One clause for each is enough.',
        ],
      },
      {
        place: 'fact',
        texts: [
          'Take your strongest line and lift it up: {resumeStrongLine}. Half a line of it in the summary gives the reader a reason to keep going.',
          "Aim the words at {topSkills}, as far as they're yours, since that's what someone hiring a {role} looks for first.",
        ],
      },
      {
        place: 'reason',
        texts: [
          'It\'s the one paragraph nearly everyone reads, and nearly everyone fills it with "motivated" and "dynamic". A plain fact there looks almost daring.',
          "It's where the reader decides which pile you go in. If they have to work out what you are, it's the wrong one.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'Formula: role, field or strength, proof, wish. "Support technician with a hotel background; sets up and fixes fleets of laptops; wrote the guide three sites now use; wants to grow into networks."',
          'Skip "I" and skip the third person; just start with the noun. It\'s shorter, and it doesn\'t sound like an obituary.',
        ],
      },
      {
        place: 'advice',
        texts: [
          "Test it by swapping: put a stranger's name above it. If it still fits, it says nothing about you.",
          "Write it last. Once the bullets are good, the summary is the two you'd keep if you had to throw the rest away.",
        ],
      },
      {
        place: 'advice',
        texts: [
          "Change one clause of it for each posting, the one about what you're looking for. It's the cheapest tailoring there is.",
          'Keep soft skills out unless they come with a place: "explained outages to surgeons" says calm and clear, without using either word.',
        ],
      },
      {
        place: 'caution',
        texts: [
          '"Objective: to obtain a challenging position" tells an employer what you want from them. It went out of use for a reason.',
          "Don't squeeze every skill in there. Four lines of tools is a list, and there's a section for lists.",
        ],
      },
      {
        place: 'next',
        texts: [
          'Write three versions in ten minutes without editing, then steal the best phrase from each.',
          'Read yours aloud as if somebody were introducing you on a stage. Strike whatever makes you wince.',
        ],
      },
      {
        place: 'ask',
        texts: [
          "What would a colleague say you're the person for?",
          "Which sentence in yours could stand on anybody's resume?",
        ],
      },
    ],
    actions: [
      'How do I tailor my resume to a posting?',
      'What should my LinkedIn headline say?',
      'How can I improve my resume?',
      'How should I answer "tell me about yourself"?',
    ],
    opens: ['profile', 'career-story'],
  },
  {
    id: 'resume.numbers',
    asking: 'what to do without numbers for the resume',
    needs: [],
    examples: [
      'I have no numbers to put on my resume',
      'how to quantify my achievements',
      'my job has no metrics',
      'everyone says add numbers but I never measured anything',
      'how do I show impact without percentages',
      'what numbers can a teacher put in a CV',
      'i did support, what can be counted there',
      "don't know how much money my work saved",
      'can I estimate the figures on my resume',
      'my results are confidential, how do I write impact',
      'i was in a team, which number is mine',
      'quantify bullet points for a QA tester',
      'How do you measure the impact of an internal tool',
      'the system says few lines have a number',
      'numbers for a resume when I left the company years ago',
      'which metrics for a devops resume',
      'do i need percentages in every line',
      'are small numbers worth putting in the cv, like 3 users',
      'I worked as admin assistant what would I quantify',
      'how to find numbers for my acomplishments',
      'my work cannot be measured in numbers what to write in resume',
      'what if I remember wrong how much faster it got',
      'bullets without metrics look weak',
      'I only maintained stuff, nothing improved, what can I claim',
      'examples of quantified lines for a nurse going into IT',
      'show results on resume when I was just doing my duties',
      'no numbers on my resume',
      'how do I quantify my work',
      'metrics for my resume',
      'numbers in bullet points',
      "I don't have measurable results",
      'how to measure my achievements',
      'put figures on my CV',
      "what if I can't quantify my job",
      'which metrics can I use for support work',
      'results without data',
      'how to add numbers to resume lines',
      "I don't know any figures from my job",
      'quantifiable achievements for an office job',
      'show impact when nothing was measured',
      'No metrics in my work, how to write achievements',
      'how do i find measurable results in my work',
    ],
    reply: [
      {
        place: 'lead',
        texts: [
          "You don't need percentages, you need size: how many people, how often, how big, how fast, how long. Almost every job has three of these lying around.",
          "Count what you handled before you count what you improved. Tickets a day, machines, patients, classes, files, sites: it's all scale, and you know most of it by heart.",
          'Before and after in plain words also counts: "took two days, now takes an hour" is a number that nobody had to measure for you.',
        ],
      },
      {
        place: 'lead',
        for: 'transitioner',
        texts: [
          'In jobs outside IT the numbers are volume and trust: customers per shift, money in the register, people you trained, keys you held. They tell a manager what you can be left alone with.',
          "Don't look for tech metrics in a job that had none. Forty patients a night without a lost chart says more about you than an invented percentage.",
        ],
      },
      {
        place: 'lead',
        for: 'professional',
        texts: [
          'With experience, the number is often scope: requests, users, budget, services, on-call hours, team size. You can know these even if nobody tracked the effect.',
          "Dig through the tools you used: ticket system, commit log, monitoring, calendar. Your history is recorded; it just isn't on the page.",
        ],
      },
      {
        place: 'fact',
        texts: [
          'Take this one and add a size: {resumeLine}. How many, how often, or how much less afterward?',
          "You could begin here: {resumeLine}. Ask yourself what would have happened without you; that's usually where the number hides.",
        ],
      },
      {
        place: 'fact',
        texts: [
          "What costs your resume most right now is this: {resumeWeakest}. While you're in there, add a size to five lines.",
          'Your resume stands at {resumeScore}, and sizes in the bullets are one of the quickest ways to move it.',
        ],
      },
      {
        place: 'fact',
        texts: [
          'This line does it right: {resumeStrongLine}. Match its shape.',
          'From your time as a {currentTitle}, list what passed through your hands in an average week. Those are your first figures.',
        ],
      },
      {
        place: 'reason',
        texts: [
          'A number does two things: it makes a claim checkable, and it tells the reader which league you played in. The second works even when the number is small.',
          'Managers compare. "Supported users" could be four or four thousand, and without a size they assume four.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'Ask each line five questions: how many, how often, how fast, how big, who noticed. One answer is enough, and the line is done.',
          'If you can\'t know it, estimate in the open: "about thirty a week." Round it, stay on the low side, and be able to say how you got there.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'For maintenance work, the result is that nothing happened: no data lost over three audits, no missed payroll, open every morning. Say what stayed up and for how long.',
          'For team results, name the team\'s result and then your part: "part of the group that moved the online store; handled the product data." It\'s honest and has size.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'With confidential figures use proportions or ranks: halved, the largest account, one of three people trusted with it. It says enough and gives nothing away.',
          'Not every line needs one. About half the bullets is plenty; a page with a percentage everywhere reads as made up.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'Write to one old colleague: "How many of those did we do a week, do you remember?" You get the number and a contact back.',
          'If you still have the job, start counting now. A tally for a month gives you a true figure, and possibly an argument for a raise.',
        ],
      },
      {
        place: 'caution',
        texts: [
          'Don\'t invent precision. "Improved efficiency by thirty-seven percent" gets the question "How did you measure that?" and then there\'s silence.',
          "An effect that's really the market's isn't yours. If sales doubled because a competitor closed, leave it out.",
        ],
      },
      {
        place: 'next',
        texts: [
          'Take your latest job and write five sizes in ten minutes, without looking at the resume. Then put three of them where they belong.',
          'Choose the one line you like best, and give it a before and an after today.',
        ],
      },
      {
        place: 'ask',
        texts: [
          "What did you do so often that you could do it half asleep? Let's put a number on that.",
          "What would have gone wrong in that job if you'd stayed home for a month?",
        ],
      },
    ],
    actions: [
      'How can I improve my resume?',
      'Why does my resume have this score?',
      'What do I put on my resume without IT work?',
      'Can I exaggerate on my resume?',
    ],
    opens: ['career-analytics', 'profile'],
  },
  {
    id: 'resume.cover-letter',
    asking: 'whether and how to write a cover letter',
    needs: [],
    examples: [
      'do I need a cover letter',
      'how to write a cover letter for an IT job',
      'does anyone read cover letters anymore',
      'write me a good opening for a cover letter',
      'cover letter for career change into cybersecurity',
      'the form says cover letter optional, skip it?',
      'what should be in a motivational letter',
      'how long should my covering letter be',
      'can i use chatgpt for the cover letter',
      'same cover letter for all applications?',
      'How do I start without "I am writing to apply"',
      "who do I adress the letter to if there's no name",
      'what to write in the email when I send my resume',
      'need letter of motivation for junior developer',
      'should I explain my gap in the cover letter',
      "cover letter when I don't meet all the requirements",
      'my cover letters are so stiff',
      'whats the structure of a cover letter',
      'do I mention salary in the application letter',
      'message to the hiring manager instead of a letter?',
      'cover note for an internal application',
      'How to write a motivation letter for work in IT if I was a cook',
      'they want a letter in 200 words why me',
      'i hate writing those letters, how to be quick',
      'is it worth an hour to write a cover letter for one job',
      'cover letter tips for returning after a break',
      'cover letter',
      'write a cover letter',
      'motivation letter',
      'are cover letters still necessary',
      'how to start a cover letter',
      'cover letter for a junior position',
      'what do I write in the application letter',
      'cover letter tips',
      'should I send a cover letter',
      'is a cover letter required',
      'short cover letter example',
      'letter to the employer for a career changer',
      'what should a cover letter say',
      'do recruiters read cover letters',
      'Help with motivational letter for IT job',
      'application email text',
    ],
    reply: [
      {
        place: 'lead',
        texts: [
          "Write one when there's something the resume can't say: why the change, why them, why the odd path. Otherwise a four-line note does the same.",
          "Half a page, three paragraphs: why this job caught you, one scene that proves you can do it, what you'd like to talk about. Nobody has ever asked for a longer one.",
          'Most letters go unread until somebody hesitates between two people. Then yours may decide it, so make it short enough to be read at that moment.',
        ],
      },
      {
        place: 'lead',
        for: 'transitioner',
        texts: [
          "For a career change, it's worth it. The resume shows where you've been, and only the letter can say why the turn makes sense.",
          "Your letter has one job: to make your background look like a reason rather than an obstacle. One scene from the old work that's really about the new one does it.",
        ],
      },
      {
        place: 'lead',
        for: 'professional',
        texts: [
          "At your level, a short message to the person who'd be your manager does more than a formal letter. Same content, a third of the length.",
          'Skip the tour of your career, since the resume has it. Take one problem from their posting and say how you dealt with its cousin.',
        ],
      },
      {
        place: 'fact',
        texts: [
          'The scene to tell is where this showed: {transferable}. It links your work as a {currentTitle} to a {role} job better than any claim.',
          'Back the claim with {skillsHeld} in one sentence, tied to something you made. Leave the other skills to the resume.',
        ],
      },
      {
        place: 'fact',
        texts: [
          "If {gap1} is in the posting, one sentence is enough: you've noticed, here's what you're doing. Then move on and don't come back to it.",
          'You might lift this line from your resume and tell them what was hard about it: {resumeStrongLine}.',
        ],
      },
      {
        place: 'reason',
        texts: [
          'People who read letters look for two things: did this person read the posting, and can they write a clear paragraph. In a job full of tickets and emails, the second one counts.',
          "A generic letter is worse than none. It proves you had a chance to say something and didn't.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'First sentence: something only this posting could have prompted. "You\'re looking for somebody who can talk to nurses about software; I was the nurse." Then take it from there.',
          "Start in the middle: the moment you saw the job and thought of something you'd done. Names and titles are in the header anyway.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'Keep a base letter with a fixed middle paragraph and write only the first and last ones fresh. It gets a letter down to fifteen minutes.',
          "If you can't find a name, \"Dear hiring team\" is fine. Five minutes on the company's site or profile often turns one up, and it's worth the five.",
        ],
      },
      {
        place: 'advice',
        texts: [
          "For an email, the body is the letter: four lines, resume attached, job and name in the subject. Don't attach a second document that says the same thing.",
          "An AI draft is fine as raw material. Then take out each sentence that could be about somebody else, and you'll see how much is left.",
        ],
      },
      {
        place: 'advice',
        texts: [
          "When you don't meet everything, don't list what's missing. Pick the two requirements you meet best and be specific; they can see the rest.",
          "Read it aloud. If you wouldn't say a sentence to a person across a table, cut it.",
        ],
      },
      {
        place: 'caution',
        texts: [
          "If it says optional and you have thirty other postings to answer, spend the hour on a message to somebody on the team instead. It's more likely to be read.",
          'No salary, no life story, no flattery. And check the company name twice, because the wrong one ends it on the spot.',
        ],
      },
      {
        place: 'next',
        texts: [
          'Write just the first sentence for the job you like best, today. If it could open a letter to no one else, the rest comes quickly.',
          "Take the stiffest letter you've sent and cut it to half. Keep that as your new base.",
        ],
      },
      {
        place: 'ask',
        texts: [
          'Which job is it for, and what did you think the second you saw it?',
          "What's the one thing about you that a reader of the resume will get wrong?",
        ],
      },
    ],
    actions: [
      'How do I tailor my resume to a posting?',
      'How do I explain my career change?',
      'Should I contact the hiring manager?',
      'I apply and get no replies',
    ],
    opens: ['career-story', 'profile'],
  },
]
