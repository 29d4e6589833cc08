import type { MentorKind } from '../mentor-kind.ts'

export const backgroundPersonKinds: readonly MentorKind[] = [
  {
    id: 'background.age',
    asking: "whether you're too old or too young for it",
    needs: [],
    examples: [
      'am I too old for IT',
      "I'm 45, is it too late to change to tech",
      'can a 52 year old become a data analyst',
      'too old to learn coding at 38?',
      "my boss says I'm too old for this",
      'who hires a junior at 50',
      'age discrimination in tech, how bad is it',
      "all the other students are 22 and I'm 41",
      "I'm only 19, will anyone take me seriously",
      'is 35 late for starting in cybersecurity',
      'interviewer asked whether I could work under a younger boss',
      "i'm 60 and interested in cloud, am I crazy",
      "at my age brains don't learn that fast anymore",
      'should I hide my year of birth / graduation date',
      'is ageism real for developers over forty',
      "too young to be a manager? I'm 26",
      "they want digital natives, I'm generation x",
      'I feel like grandpa in the bootcamp',
      '17 and still at school, can I start with programming jobs',
      'what advantage does an older career changer have',
      'i turned 48 last week and want be a devops engineer',
      'would a company invest in someone who retires in 15 years',
      'my kids are grown, finally time for tech. Too late?',
      'they looked at my grey hair and the interview was over',
      "at 29 everyone is already senior and I'm starting",
      'overagd for a junior position',
      'the whole team could be my children',
      'born in 1969 and want to go into testing, any sense?',
      'nobody says it out loud but they want younger ones',
      "i'm 33 without any IT experience, has the train left",
      'can a grandmother become a web developer',
      "will they train somebody who's 57",
      "I'm 20 and no one lets me near anything serious",
    ],
    reply: [
      {
        place: 'lead',
        tone: 'down',
        texts: [
          "Being weighed by your years instead of your work is insulting, and it happens. It also isn't everywhere, so the task is to find the places where your years count for you.",
          "Being the one who's the wrong age in the room can make anyone doubt. The others have doubts too, by the way, just about other things.",
        ],
      },
      {
        place: 'lead',
        texts: [
          "No, your age doesn't rule you out, in either direction, though some employers will act as if it did. Spend your time on the ones who value what you already bring.",
          "Age alone doesn't decide it. What decides it is whether you look like somebody still curious, and whether you can show something useful to them now.",
          "The only thing age rules out is being a prodigy. There's room for a solid working life in IT whether you start early or late.",
        ],
      },
      {
        place: 'fact',
        texts: [
          "You've got {yearsWorked} of work behind you, and from your time as a {currentTitle} this carries over: {transferable}.",
          'You bring {yearsWorked} of work and something no course hands out: {transferable}.',
        ],
      },
      {
        place: 'fact',
        texts: [
          "The learning in your case comes to {pathDuration} at {hoursPerWeek} hours a week; set against the years you still have to work, that's not much.",
          'Figure on {pathDuration} of learning at {hoursPerWeek} hours a week, and compare that with the years ahead of you.',
        ],
      },
      {
        place: 'reason',
        texts: [
          'Bias exists in both directions: the young are thought unreliable, the older slow. One visible, current piece of work silences more of it than any argument.',
          'Typing speed was never the scarce thing. Knowing which of three complaints is the real problem is, and that comes with years.',
          "What managers quietly fear in older applicants comes down to three things: too expensive, hard to lead, out of date. Answer those before they're asked.",
        ],
      },
      {
        place: 'advice',
        texts: [
          "Show that you're current first: a project from this year with today's tools, at the top. After that, your years read as depth instead of distance.",
          "On the resume the last ten to fifteen years are enough, and the rest fits in one line. Leave out the graduation year, and don't lead with tools that date you.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'Say one sentence about being led: "I\'ve had good bosses younger than me, and I like learning from people who know more." It takes the worry off the table.',
          'Ask questions like a beginner and tell stories like a veteran. That mixture is what makes people want you on the team.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'Go where gray hair reassures customers: consulting, implementation, support for business software, data and security in banking, health care and government.',
          "Look for employers whose customers are your age. They know the value of someone who speaks those customers' language.",
        ],
      },
      {
        place: 'advice',
        for: 'transitioner',
        texts: [
          'Aim for roles where your old trade does half the work, such as analysis, implementation, product or testing for that industry. There you bring a specialty from day one.',
          "Go in through people who've worked with you. Someone who knows you sees your work first; a portal sees your dates.",
        ],
      },
      {
        place: 'advice',
        for: 'professional',
        texts: [
          'With a long career in IT the label that hurts isn\'t "old," it\'s "outdated." One recent migration or certificate on top does more than any wording.',
          "A calm statement works well: what you've run, what you've learned this year, what you'd like to own next.",
        ],
      },
      {
        place: 'advice',
        texts: [
          "If you're very young, let others vouch for you: a teacher, a small client, an internship. Reliability is the thing they doubt, so make it visible.",
          'At nineteen your work has to speak for you, so show one finished thing with a date and a user. Age gets to be a smaller question after that.',
        ],
      },
      {
        place: 'caution',
        texts: [
          'If you believe you were turned down because of your age, write down what was said and ask an employment-rights group or a lawyer what can be done where you live.',
          "Don't apologize for your years, and don't joke about them either. Often people only think of it because you brought it up.",
        ],
      },
      {
        place: 'next',
        texts: [
          'Put your newest piece of work at the very top of your resume today, above the titles.',
          'Write down three things you know from experience that no course teaches. Those belong in your next interview.',
        ],
      },
      {
        place: 'ask',
        texts: [
          'Has somebody said it to you, or is it your own worry?',
          'What do you know so well that other people come to you for it?',
        ],
      },
    ],
    actions: [
      'What carries over from my old job?',
      'How do I explain the switch?',
      'Is it realistic for me?',
      "How do I catch up if I'm out of date?",
    ],
    opens: ['career-path', 'career-story'],
  },
  {
    id: 'background.english',
    asking: "about working and applying when English isn't your first language",
    needs: [],
    examples: [
      'my english is not good enough for IT',
      'will my accent be a problem in interviews',
      "I'm not a native speaker, can I get a tech job",
      'how good must my English be for a remote job',
      'afraid of speaking English in meetings',
      "they don't understand my accent",
      'I write ok but speaking is hard for me',
      'English is my third language and I freeze in technical interviews',
      'do I need B2 or C1 english for developer',
      'interviewer asked me to repeat myself five times',
      'should I mention my language level on the CV',
      'how can i improve technical english quick',
      'I translate everything in my head, it makes me slow',
      'my grammar mistakes in emails embarrass me',
      'Is it possible to be a product manager with weak English?',
      "people think I'm less smart because of my accent",
      'i am from brazil, my english is so so, want work as backend',
      'learn english first or programming first',
      'jokes and small talk with native colleagues is difficult for me',
      "what if I don't understand the question in the interview because of language",
      'all my documentation I must write in english, I am slow',
      "work in IT in a country where I don't speak the language yet",
      'native speakers talk so fast in the daily standup',
      'reading docs in english takes me forever',
      'should I learn german before I apply for cloud jobs in Berlin',
      'does foreign accent hurt my chance as scrum master',
      'I speak with a heavy Indian accent and get asked to repeat',
      'my spanish is perfect, my english is school level, can I work as tester',
      'it takes me long to find words in english in a discussion',
      'is broken english ok for developers',
      "they rejected me for communication, I think it's my english",
      'how to prepare for an interview in a foreign language',
    ],
    reply: [
      {
        place: 'lead',
        tone: 'down',
        texts: [
          "Being taken for less smart because of an accent is tiring and unfair. You're doing the same job in a second language, and that's the harder version of it.",
          "I see why that shakes you. It's mostly a matter of practice in a narrow range, since interviews use the same couple of hundred sentences again and again.",
        ],
      },
      {
        place: 'lead',
        texts: [
          "Your English has to be clear, not elegant; in many technical teams it's a second language for half the room.",
          'An accent is rarely the obstacle as long as people can follow you, and that depends on speed and structure more than on sounds.',
          "For most technical jobs it's enough to read well, write plainly and explain your work at a calm pace. Product and leadership roles take more.",
        ],
      },
      {
        place: 'fact',
        texts: [
          "Skills don't have an accent. You hold {skillsHeld}, and that reads the same in every language.",
          'What you can do with {skillsHeld} carries the conversation; the language only has to keep up.',
        ],
      },
      {
        place: 'reason',
        texts: [
          'Listeners get lost in fast, winding speech far more than in an accent. Short sentences, said slowly, sound confident in any voice.',
          "Code, tickets and documentation are written, and that gives you time. Many of the clearest writers in IT aren't native, because they don't decorate.",
          'Most interviewers forgive grammar right away. What bothers them is not knowing whether you understood the question, so show them you did.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'Prepare the sentences that repeat: your story, two projects, a failure, three questions. Say them aloud twenty times, and a good part of every interview runs on its own.',
          'Learn ten rescue sentences by heart: "Let me check that I understood," "Could you say that in other words?" "Let me think for a moment." They sound professional, not weak.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'Begin each answer with the result and then two reasons. That order carries you even if a word is missing.',
          "Speak a third slower than feels natural, and come to a full stop after each thought. Record a minute of it and you'll hear how well it works.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'Read one page of documentation aloud each day and retell it in three sentences. It trains exactly the English you need, and the subject along with it.',
          "Keep a list of phrases from your team's chats, how people ask, disagree, and say no. Use two of them each week.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'Before a meeting, send a line with your point, then be the first or second to speak. Later the talk speeds up, and somebody else has made your point.',
          'Ask for the questions or the agenda in writing where you can. Few people mind, and you get to prepare in peace.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'Learn both at once, with programming material in English and a dictionary next to it. The technical vocabulary is small, and it repeats.',
          'With local employers, check which language the team really speaks. In some places the local language is worth more for a first job than another tool.',
        ],
      },
      {
        place: 'advice',
        for: 'professional',
        texts: [
          "At your level, prepare for the hard conversations as well: disagreeing, giving bad news, negotiating. Write the first sentence of each, since that's where language fails under stress.",
          'With experience, ask to present something small each month. After a few of those your team is used to your voice, and so are you.',
        ],
      },
      {
        place: 'caution',
        texts: [
          'State your level honestly on the resume. They\'ll hear it within a minute anyway, and an honest "good working knowledge" is respectable.',
          "Don't let an assistant write all of your emails. It's fine for checking, but the calls still have to be spoken by you.",
        ],
      },
      {
        place: 'next',
        texts: [
          'Tonight, record a minute and a half of "this is what I do and what I built." Listen once, and shorten the longest sentences.',
          'Write your five most likely interview answers in plain words and say each aloud three times.',
        ],
      },
      {
        place: 'ask',
        texts: [
          "What's harder for you: understanding fast speech, or finding the words yourself?",
          'Where did it go wrong last time?',
        ],
      },
    ],
    actions: [
      'Let me practice an interview',
      'How do I answer "tell me about yourself"?',
      "I'm shy about speaking up",
      'How do I do well in a video interview?',
    ],
    opens: ['interview-prep'],
  },
  {
    id: 'background.minority',
    asking: 'about bias, and being a woman or part of a minority in IT',
    needs: [],
    examples: [
      "I'm a woman in a team of men, how do I cope",
      'is tech welcoming for women',
      'only black guy in the room, does it get easier',
      'will my foreign name hurt my applications',
      "I'm afraid of sexism in IT",
      'as a muslim woman with hijab can I work in tech',
      "they interrupt me in every meeting because I'm female",
      'are there programs for women switching to tech',
      'as a gay man should I be open at work in IT',
      "colleagues assume I'm the secretary",
      'trans in tech, how do I find a safe company',
      'everyone in the course is male and it scares me',
      'since I put my arabic name on applications nobody invites me',
      'how do I recognize an inclusive employer',
      'i feel I have to work twice as hard as the men',
      'bias in interviews, what can I do',
      'first generation immigrant, nobody in my network works in IT',
      "mothers in tech, will they assume I'll be absent",
      'they hired me for diversity, said a colleague',
      'groups or communities for latinas in data',
      'my ideas only count when a man repeats them',
      'does being from a minorty make it harder to become a security engineer',
      'Is it worth entering such a bro culture',
      "working class kid among ivy league people, I don't belong",
      'my manager makes remarks about my origin',
      'I wear a turban, how will a customer-facing tech role react',
      "I'd be the only woman in the whole department",
      'as a refugee in tech, will people accept me',
      'do companies really want black engineers or just say so',
      'he explains my own code to me, every time',
      "I hide that I'm lesbian at my IT job",
      'what about us hijabis in frontend roles in the US',
    ],
    reply: [
      {
        place: 'lead',
        tone: 'down',
        texts: [
          "Having to prove yourself twice is wearing, and you're not imagining it. It says something about that room and nothing about whether you belong in the work.",
          "That's not thin skin. Small things of that kind add up, and it's fair to want a place where you can spend your strength on the job.",
        ],
      },
      {
        place: 'lead',
        texts: [
          'Yes, bias exists in IT, and teams differ enormously. So a good part of your strategy is choosing the team, not only being chosen.',
          'There are good places, more than the stories suggest, and you can recognize many of them before you sign if you know where to look.',
          "It's harder in some rooms than it should be. What helps most is having allies, doing visible work, and leaving bad rooms early.",
        ],
      },
      {
        place: 'fact',
        texts: [
          'Your qualifications are plain to see: {skillsHeld}, and {yearsWorked} of work.',
          'What you bring is measurable: {skillsHeldCount} required skills, {skillsHeld} among them.',
        ],
      },
      {
        place: 'reason',
        texts: [
          'Bias lives where things are vague. The more an interview is structured and the more your work can be seen, the less room it has.',
          "Careers run on help from people who got there first. Others inherit that network and you may have to build it, so a community of your own isn't a luxury.",
          "One decent manager changes the whole job. I'd take a good manager at a plain company over a famous company with a diversity page.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'In the interview, ask for facts: who on the team has been promoted lately, how pay bands work, who your manager would be, and could you talk to somebody on the team alone? Evasion is an answer.',
          'Look at the people in charge, not at the pictures: who leads teams, who speaks at events, who has stayed for years. Then find one former employee and ask why they left.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'In meetings agree with one colleague to back each other up: "I\'d like to come back to what she said." Done a few times, it can change the room.',
          'If your ideas get repeated by others, write them up beforehand and send them around in two lines. Then the idea has your name and a date on it.',
        ],
      },
      {
        place: 'advice',
        texts: [
          "Look for a community of people like you in your kind of work, local or online. That's where you hear which employers are fine and which aren't, and it's rarely written down.",
          'There are scholarships, mentoring and job boards meant for people who are rare in IT. Use them without embarrassment; others use their uncles.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'Keep a record of your results with figures and dates, and show it at every review. It protects you against fuzzy judgments about you.',
          'When a remark is made, a calm question often does it: "What do you mean by that?" Then write it down the same evening, with the date and any witnesses.',
        ],
      },
      {
        place: 'advice',
        for: 'transitioner',
        texts: [
          'On the way in, choose companies with structured interviews and a work sample. Those let your work speak where a gut feeling might decide against you.',
          "In a course where nobody's like you, find one person to sit with on the first day. Two is a different number from one.",
        ],
      },
      {
        place: 'advice',
        for: 'professional',
        texts: [
          "With your standing, find a sponsor: somebody senior who names you when you're not in the room. Advice is nice; being named is what gets you considered.",
          "Look at who gets the visible work on your team. If it's never you, ask for one piece by name, and ask what stands in the way.",
        ],
      },
      {
        place: 'caution',
        texts: [
          "If it's harassment or discrimination, don't carry it alone: note it, go to somebody you trust, to HR, a union or an employment-rights group, and ask a lawyer about your rights.",
          'What you disclose about yourself, and when, is your decision. You owe nobody an explanation in an interview.',
          "You're not obliged to repair a bad team. Leaving is a legitimate answer.",
        ],
      },
      {
        place: 'next',
        texts: [
          'Find one group of people like you in your field tonight and read what they say about employers near you.',
          'Write down three results of your last year with figures. That list is your best armor.',
        ],
      },
      {
        place: 'ask',
        texts: [
          'Is this happening now, or is it a worry about what you might run into?',
          'Who there would be on your side?',
        ],
      },
    ],
    actions: [
      'What should I ask them in the interview?',
      'How do I network?',
      'I feel like an impostor',
      'How do I deal with a toxic workplace?',
    ],
    opens: ['career-path', 'interview-prep'],
  },
  {
    id: 'background.neurodivergent',
    asking: 'about working and learning with ADHD, autism, dyslexia or a disability',
    needs: [],
    examples: [
      'I have ADHD, can I learn to code',
      'is IT good for autistic people',
      'dyslexia and programming, does it work',
      "my adhd won't let me focus longer than 10 minutes on a lesson",
      'should I tell my employer about my autism',
      "I'm in a wheelchair, which IT jobs can be done from home",
      'do I have to disclose a disability when applying',
      'how do I study with ADHD without burning out',
      "interviews are hell for me because I'm on the spectrum",
      'visually impaired, can I become a software developer',
      'open-plan office kills me, sensory overload',
      'I hyperfocus for three days and then do nothing for a week',
      'what accommodations can I ask for in a coding interview',
      'deaf and looking at cloud engineering, realistic?',
      'my executive function is zero, how to keep up a learning plan',
      'I misread code because of my dislexia',
      'eye contact in interviews is hard for me, what to do',
      'chronic illness, only good for 5 hours a day, is there a job in tech',
      "add brain, can't finish courses",
      "small talk with colleagues drains me, I'm autistic",
      'is QA testing a good job for aspergers',
      'which roles suit a person with anxiety disorder and adhd',
      'dyscalculia, can I still work with data',
      'I lose my keys daily but want to be a project manager lol (ADHD)',
      'how do I ask for written instructions instead of verbal ones',
      'one hand only since my accident, can I still program',
      "as an aspie I'm fine with code but not with people, where do I fit",
      'got diagnosed with adhd at 36 and want to learn programming',
      "noise in the office makes me unable to think, I'm autistic",
      'I read slowly because of dyslexia and courses go too fast',
      'is there a place for someone with bipolar in tech',
      'with a stutter, can I be a scrum master',
      'I have ms and can only type for a few hours a day',
    ],
    reply: [
      {
        place: 'lead',
        tone: 'down',
        texts: [
          "It's exhausting to work against methods made for other brains. You're not failing at discipline; the setup doesn't fit, and the setup can be changed.",
          "What you describe wears people out, and it isn't laziness. Plenty of people in this field have had to find their own way of working, and found one that carries them.",
        ],
      },
      {
        place: 'lead',
        texts: [
          'It can work, and IT has things going for it here: much of it is written, much can be done from home, and results tend to count more than manner.',
          "Yes, with the right surroundings. Choose the role and team by how the days are built, and set up your learning for the brain and body you've got.",
          "It doesn't have to stand in the way. What decides it is fit: quiet or busy, clear tasks or open ones, fixed hours or free ones.",
        ],
      },
      {
        place: 'fact',
        texts: [
          "Given what you told me about yourself ({limit}), I'd plan for that from the start instead of around it later.",
          "You've said this about yourself: {limit}. That belongs in the plan as a fact, not a flaw.",
        ],
      },
      {
        place: 'fact',
        texts: [
          'With {hoursPerWeek} hours a week on record, think in many short portions instead of a few long ones.',
          "Your {hoursPerWeek} hours a week can be cut into pieces of any size you like; the path doesn't mind.",
        ],
      },
      {
        place: 'reason',
        texts: [
          'Advice about study assumes steady attention. If yours comes in waves, the thing to plan is how to start and how to come back.',
          "Strengths can come along with it: spotting the odd value, staying with a bug, seeing what others overlook. They need a place where they're wanted.",
          "A computer gives immediate answers and doesn't take anything personally. For quite a few people that's a relief after other workplaces.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'Make the start smaller than your resistance: open the file, write one line, stop if you want. And leave a note for the next start, in one sentence.',
          "Use somebody else's presence: a study call with cameras on, a friend who works next to you. It sounds odd, and few tricks are as reliable.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'Take courses made of very short tasks with an immediate result, and skip the lectures. Change the kind of activity every twenty minutes while the subject stays the same.',
          'When a wave of focus comes, use it, and decide ahead of time where it ends. Eat, sleep, and write down where you were before you crash.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'If reading is hard, set things up your way: a font and spacing that suit you, code read aloud by the machine, colors for brackets, and a formatter that makes every line look alike.',
          'Let tools carry what you find hard: linters for slips, text to speech for pages, templates for tickets, alarms for time. In IT, hardly anybody finds that odd.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'Before an interview you can ask about the format and topics, or for a quiet room or extra time. "I do my best work with" and the thing you need is often enough to start that conversation.',
          'If talking live is hard, look for companies that use a take-home task or a paired session on real code. Ask the recruiter about the format before you agree.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'Look for the working conditions in the role: written communication, few meetings, clear tickets, a door that shuts. Testing, data, backend and security analysis often have them; product and consulting seldom do.',
          "In the interview, ask how a task reaches you, how often plans change in a day, and where you'd sit. Those three answers tell you a lot about whether you'd last.",
        ],
      },
      {
        place: 'advice',
        for: 'professional',
        texts: [
          'At work, ask for the arrangement along with its benefit: "If I get changes in writing, you get fewer questions back." That\'s an easy thing for a manager to agree to.',
          'With your standing, shape the job: block quiet mornings, ask for agendas, trade presentations for written memos. Good teams are fine with it.',
        ],
      },
      {
        place: 'caution',
        texts: [
          'Whether and when to disclose is your decision, and the rights that go with it differ by country. Ask a disability rights or support organization before you do.',
          "I can't say anything about diagnosis or medication; that belongs with a doctor. What I can help with is how the work and the study are arranged.",
          "Don't choose a job by a cliché about your diagnosis. Choose it by which hours of your week go well.",
        ],
      },
      {
        place: 'next',
        texts: [
          'Try one session of ten minutes today, with the end set before you start, and leave yourself a note with the next line.',
          "For three days, note when your mind worked well and when it didn't. We'll plan by that, not by anyone else's clock.",
        ],
      },
      {
        place: 'ask',
        texts: [
          'When does it go well for you: what time, what place, what kind of task?',
          "What's the hardest part: starting, staying with it, or the people around it?",
        ],
      },
    ],
    actions: [
      'How do I build a study habit?',
      'Which role fits me?',
      'What about remote jobs?',
      "I can't keep up with my plan",
    ],
    opens: ['learning-path', 'settings'],
  },
  {
    id: 'background.record',
    asking: 'about getting into IT with a criminal record',
    needs: [],
    examples: [
      'can I work in IT with a criminal record',
      'I have a felony, will anyone hire me',
      'do tech companies do background checks',
      'I was in prison for 2 years, is software an option',
      'how do I explain time in jail in an interview',
      'DUI from 2015, does it matter for a cloud job',
      'is cybersecurity impossible with a conviction',
      'should I mention my record in the application',
      'ex offender wanting to become web developer',
      'misdemeanor on file, afraid of the check',
      'I did time and learned Python inside',
      'at which point do employers ask about convictions',
      "which tech jobs don't need a clean record",
      'got caught with drugs when I was 20, will a bank hire me for data',
      "I'm on probation, can I start a career in tech",
      'freelancing because of my record, good idea?',
      'they withdrew the offer after the backgroud check',
      'second chance employers in tech, are there any',
      'how long does an old conviction count for IT companies',
      'fraud conviction and want to be a developer',
      'can I get a security clearance with an arrest',
      'my past keeps me from every job, would programming be different',
      'gap on my resume because I was incarcerated',
      'does hacking offense as a teen ruin a security career',
      'tell the recruiter about my record or wait',
      'i have a record in another country, will they find it',
      'served 18 months, now learning javascript, who would employ me',
      'do startups run criminal checks',
      "there's a theft conviction from when I was 19",
      'my name on google shows the old court case',
      'can a convicted person work with customer data',
      'they found out about my arrest, will that ruin my IT plans',
    ],
    reply: [
      {
        place: 'lead',
        tone: 'down',
        texts: [
          "It's hard to swallow that something you've already paid for still follows you. It shuts some doors, but it doesn't shut this field.",
          'It wears you down when the past speaks before you do. Software is one of the kinder fields that way, since people can look at what you make before they ask who you were.',
        ],
      },
      {
        place: 'lead',
        texts: [
          "It's possible, with some doors closed and others open: finance, government, defense and some security work check closely, while small companies, agencies and freelance clients often don't.",
          'Yes, people do it. Aim for employers who look at work first, expect a check at larger companies, and have a short honest answer ready.',
          'It depends on what it was, how long ago, and which employer. A lot of ordinary development, support and data work remains open.',
        ],
      },
      {
        place: 'fact',
        texts: [
          "What they'll weigh against it is what you can do: {skillsHeld}.",
          "On the other side of the scale, put {skillsHeld} and something you've built that runs.",
        ],
      },
      {
        place: 'reason',
        texts: [
          'What an employer privately asks is this: could it happen here? Time that has passed, steady work since, and no excuses answer that better than details.',
          'Checks often come after the offer, from an outside company that sends a report. That report is the worst way for them to hear about it.',
          'The closer the offense is to the job, the more it counts: money and finance, data and security. Further away, it tends to weigh less with each year.',
        ],
      },
      {
        place: 'advice',
        texts: [
          "Prepare four sentences: what it was, in plain words, that it's over, what you've done since, and why you're here. Calm, without a story, under a minute.",
          "Practice saying it to someone who won't pity you, until your voice stays level. Then go back to the work in the same breath.",
        ],
      },
      {
        place: 'advice',
        texts: [
          "Don't put it on the resume. Answer truthfully when asked, and when you know a check is coming, tell them shortly before, in person, once they want you.",
          "The moment I'd choose is after they've said they want you and before the check runs. By then you're a person and not a file.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'Look for employers who say openly that they give second chances, and for programs that train people after prison. Some of them are built around tech.',
          'Begin with smaller companies where the owner decides, with freelance work, or with a contact who knows you. A person can use judgment; a process can only sort.',
        ],
      },
      {
        place: 'advice',
        texts: [
          "Collect people who'll speak for you: a teacher, a parole officer, a recent employer, someone from a volunteer project. Two people who vouch for you today can outweigh a page about back then.",
          'Build a public record of the other kind: regular commits, a finished project, work for a club or charity. Steadiness is what you have to show.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'For the time itself, list what you learned or worked on, truthfully titled, or give the years with a short neutral line. Never invent a job.',
          'Organize the resume by skills and projects, with years only. The conversation about the gap belongs in person.',
        ],
      },
      {
        place: 'caution',
        texts: [
          'What you must disclose, what may be asked, and whether a record can be sealed or expunged depends on the law where you live, so ask a legal aid office before you apply widely.',
          "Never lie on a form. Being found out can end the job years later, even where the record itself wouldn't have mattered.",
          'For clearances and regulated work, ask beforehand. It saves you months of hoping.',
        ],
      },
      {
        place: 'next',
        texts: [
          'Write your four sentences tonight and say them aloud three times.',
          'Look up the nearest legal aid or reentry organization and ask whether your record can be cleared. It only takes a phone call.',
        ],
      },
      {
        place: 'ask',
        texts: [
          'Without details: does it have to do with money, data or trust, or with something else?',
          'How long ago was it, and what have you been doing since?',
        ],
      },
    ],
    actions: [
      'How do I show a gap on my resume?',
      'How do I start freelancing?',
      'Which first job should I aim at?',
      'Who can help me with the legal side?',
    ],
    opens: ['career-path'],
  },
]
