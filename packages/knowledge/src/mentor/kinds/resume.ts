import type { MentorKind } from '../mentor-kind.ts'

export const resumeKinds: readonly MentorKind[] = [
  {
    id: 'resume.improve',
    asking: 'how to improve your resume',
    needs: [],
    examples: [
      'how can I improve my resume',
      'review my CV please',
      "what's wrong with my resume",
      'make my resume better',
      'is my resume any good',
      'my resume feels weak what do i change first',
      'I sent the same CV for years, needs a refresh',
      'Can you look at my resume and tell me what to fix',
      'any tips for a resume for a junior developer position',
      'resume makeover for career changer',
      'what should a good IT resume look like',
      'what do recruiters look at in the first seconds of a cv',
      'how do i rewrite my bullet points so they sound stronger',
      'my cv is just a list of duties',
      'Help with curriculum vitae for system administrator',
      "i'd like to polish my resumé before I apply",
      'what mistakes kill a resume',
      'feedback on my resume? be brutal',
      'my friend says my resume is boring',
      'which section of my resume needs work',
      'does my CV sell me well enough for product manager roles',
      'strong verbs for resume lines',
      'fix my resume plz',
      'My resume dont look profesional',
      'should I redo my resume from scratch or just edit it',
      'how to make employers notice my CV',
      'is my resume ready to be sent out',
      'where should I start with fixing my cv',
    ],
    reply: [
      {
        place: 'lead',
        texts: [
          "The first thing to fix is what costs your resume most: {resumeWeakest}. Leave the rest alone until that's done.",
          "Start with the weakest part of yours: {resumeWeakest}. It's usually an hour's work and it changes the page more than a new layout would.",
        ],
      },
      {
        place: 'lead',
        texts: [
          'Change duties into outcomes. "Responsible for tickets" says what the job was; "closed the backlog and wrote the three guides people still use" says who did it.',
          "Read only the top third of the page, the way a recruiter does. If it doesn't say what you are, what you're good with and what you want, fix that before any bullet.",
          "Take the posting you'd most like to answer and put it beside the page. Every line that doesn't help with it gets shorter or goes.",
        ],
      },
      {
        place: 'lead',
        for: 'transitioner',
        texts: [
          "Rewrite it for the job you're going to, not the job you had: the new skills and the proof go up, the old title stays but with the lines that count in IT.",
          "For a move into IT, the page has to answer one question quickly: what have you already built, fixed or automated? Put that above your work history if the history doesn't show it.",
        ],
      },
      {
        place: 'lead',
        for: 'professional',
        texts: [
          'With your years, the danger is a page that lists everything. Give the last two jobs most of the room and reduce the early ones to a line each.',
          'Show scope and decisions: how large, for whom, what you chose, what came of it. A list of technologies makes ten years look like three.',
        ],
      },
      {
        place: 'fact',
        texts: [
          "It scores {resumeScore} at the moment. The number isn't the goal, but it tells you which fix moves the page and which only moves commas.",
          "At {resumeScore}, there's room to gain from a handful of lines rather than a rewrite.",
        ],
      },
      {
        place: 'fact',
        texts: [
          'This line, for instance, could carry more: {resumeLine}. Say what was different afterwards, for whom, and how large it was.',
          "Take this one: {resumeLine}. A stranger can't tell from it whether it was hard or whether it worked.",
        ],
      },
      {
        place: 'fact',
        texts: [
          'This one already works: {resumeStrongLine}. Use it as the pattern for the others.',
          "Your best line is this: {resumeStrongLine}. It shows an action and an effect, which is why it's stronger than its neighbors.",
        ],
      },
      {
        place: 'fact',
        texts: [
          'For {role}, make sure {skillsHeld} show up in a line where you used them and not only in the skill list.',
          'A reader hiring for {role} will scan for {topSkills}. Whatever you truly have of those belongs in the top third.',
        ],
      },
      {
        place: 'reason',
        texts: [
          'The first reading is a few seconds and a yes or no. Nobody reads for hidden talent, they look for a reason to keep going.',
          'Recruiters match nouns, managers look for evidence. A good page feeds both: the noun in the list and the story in the bullet.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'Build each bullet as verb, thing, effect: built what, for whom, so that what. Three good ones for a job beat eight thin ones.',
          'Open each line with what you did: cut, moved, automated, repaired, taught, led. "Helped with" and "involved in" make you a bystander in your own career.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'Strike the words anyone could write: motivated, team player, passionate, detail-oriented. Nobody has ever been invited for them.',
          'Order the bullets inside a job by how much the next employer cares, not by how much time they took.',
        ],
      },
      {
        place: 'advice',
        texts: [
          "Give it to somebody outside your field for thirty seconds, take it back, and ask what you do. If they can't say, the top isn't done.",
          'Read each line and ask "so what?" Twice. The second answer is usually the bullet you should have written.',
        ],
      },
      {
        place: 'caution',
        texts: [
          "Don't spend a month polishing. Past a certain point, sending it and watching what comes back teaches more than another font.",
          "Don't take everyone's advice at once. Five reviewers make a page with no edges, and edges are what gets remembered.",
        ],
      },
      {
        place: 'next',
        texts: [
          'Pick three lines today and rewrite them with an effect in each. Then stop, and look at the page again tomorrow.',
          'Fix just the top third today: title, two lines about you, the skills that count.',
        ],
      },
      {
        place: 'ask',
        texts: [
          'Which role is this version meant for? A resume for two roles at once usually convinces for neither.',
          "What in your work are you proudest of that isn't on the page yet?",
        ],
      },
    ],
    actions: [
      'Why does my resume have this score?',
      'How do I tailor it to a posting?',
      'I have no numbers to show',
      'What should the summary say?',
    ],
    opens: ['career-analytics', 'profile'],
  },
  {
    id: 'resume.score',
    asking: 'why your resume has the score it has',
    needs: [],
    examples: [
      'why is my resume score so low',
      'what does my resume score mean',
      'how is the resume score calculated',
      'how do I get a higher resume score',
      'my score dropped after I edited it, why',
      'is 71 a good resume score',
      "what's pulling my resume rating down",
      "I don't agree with the resume score",
      'which part of the resume costs me the most points',
      'do employers see this score',
      'how many points can i gain easily on my resume',
      'resume score 54... how to raise it',
      'what would get me over 80',
      "why didn't my score change after I added skills",
      'score explanation please',
      'the analysis gave my cv a bad grade',
      'Does the resume score say anything about my chances',
      'what counts in the score of the resume?',
      'why does it say my resume lacks impact',
      'how acurate is the resume score',
      'resume analyzer says 60, is this terrible',
      'Why my new version of the resume have less points than the old',
      'my resume got a higher score but still no interviews',
      'i want to understand the rating of my resume',
      'is the resume score compared to other people',
      'what lowers the resume score the most',
      'can I trust your number for the CV',
    ],
    reply: [
      {
        place: 'lead',
        texts: [
          'Your resume stands at {resumeScore}, and what costs most is this: {resumeWeakest}. Fix that one first, since the rest is small change.',
          'The {resumeScore} comes down to a few things, and the heaviest is this one: {resumeWeakest}.',
        ],
      },
      {
        place: 'lead',
        texts: [
          "The score measures what can be read from the page: clear lines, effects with a size, the skills your target asks for, and whether it can be read quickly. It doesn't measure you.",
          'Think of the score as a checklist with weights. It shows which fault costs most, so you can repair that and skip the fussing.',
          "It's read from the text alone, so a low number means the page doesn't show it yet, not that you haven't done it.",
        ],
      },
      {
        place: 'lead',
        tone: 'down',
        texts: [
          "A low number on something with your name at the top stings, I know. It's about sentences, and sentences can be changed by tonight.",
          'I get why that number annoys you. Treat it as a list of repairs, because it has no idea how good you are at work.',
        ],
      },
      {
        place: 'fact',
        texts: [
          'A line it would like more from: {resumeLine}. Add what came of it, and the score and the reader both notice.',
          'Lines like this pull it down: {resumeLine}. It says what was done and leaves out what it was good for.',
        ],
      },
      {
        place: 'fact',
        texts: [
          'This one pulls it up: {resumeStrongLine}. Three more of the kind and the number takes care of itself.',
          'The best line on the page at present: {resumeStrongLine}. Copy its shape, not its words.',
        ],
      },
      {
        place: 'fact',
        texts: [
          "You have {versions} versions here, so compare their scores before you decide which to send; a rewrite isn't always a gain.",
          "Look across your {versions} versions: where the score jumped, you did something right, and it's worth knowing what.",
        ],
      },
      {
        place: 'fact',
        texts: [
          'The skill part is judged against {role}. You hold {skillsHeldCount} of the skills it asks for, and only those that appear on the page count there.',
          "Part of it depends on {role} as the target, so skills you have but haven't written down cost you for nothing.",
        ],
      },
      {
        place: 'reason',
        texts: [
          "It looks for what a hurried reader looks for. If a program can't find an outcome in your lines, a person with forty seconds won't either.",
          'Adding a skill to the list moves little, because anyone can type a word. The same skill inside a line with an effect counts for more, here and with a manager.',
        ],
      },
      {
        place: 'advice',
        texts: [
          "Work in the order of cost: first the thing that loses most, then look at the number again, then the next. Two rounds usually get most of what's to be had.",
          'Change one kind of thing at a time, for example effects in the bullets, and watch the score. So you learn what moves it.',
        ],
      },
      {
        place: 'advice',
        texts: [
          "Take the five lines about your latest work and give each a size: people, systems, hours, how often, how much less. That's where points are usually left.",
          'Shorten before you add. Cutting a vague line raises the share of good ones, and it costs you nothing.',
        ],
      },
      {
        place: 'caution',
        texts: [
          "Don't write for the number. If a change raises the score and you wouldn't say the sentence in an interview, take it out again.",
          "No employer sees this score, and none of them uses it. It's a mirror for the page; the only score that counts outside is whether people invite you.",
          "A better score with the same silence means the page isn't the problem. Then look at which jobs you apply to and how.",
        ],
      },
      {
        place: 'next',
        texts: [
          'Fix the one costliest thing now, save it as a new version, and compare.',
          'Choose two lines, give each an effect, and check the number before and after. It takes a quarter of an hour.',
        ],
      },
      {
        place: 'ask',
        texts: [
          'Which target did you set? The same page scores differently for a different role.',
          "Is there a point in the analysis you think is unfair? Tell me which, and we'll look at it.",
        ],
      },
    ],
    actions: [
      'How can I improve my resume?',
      'I have no numbers to show',
      'Do the robots read my resume?',
      'How do I tailor it to a posting?',
    ],
    opens: ['career-analytics'],
  },
  {
    id: 'resume.ats',
    asking: 'how applicant systems and keywords work',
    needs: [],
    examples: [
      'do ATS robots reject my resume',
      'how do I beat the ATS',
      'is my resume ATS friendly',
      'which keywords should I put in',
      'does a two column layout break the applicant tracking system',
      'pdf or word for ATS',
      'I heard 75% of resumes never get seen by a human',
      'white text keyword trick, does it work',
      'how do the automatic filters work when I apply',
      'keyword stuffing on a resume good or bad',
      'will a computer read my CV before a person',
      'how to pass the automated screening',
      'ATS score checkers online - are they real?',
      'should I copy words of the job ad into my resume',
      'my resume has icons and graphics, can the software parse it',
      'the application form parsed my resume all wrong',
      'got rejected within 5 minutes, must be the bot',
      'Which buzzwords does the software look for in a data engineer cv',
      'workday keeps messing up my cv',
      'how many times should a keyword apear',
      'do they use AI to sort resumes now',
      'is canva template bad for applicant software',
      'How machine reads my curriculum and what it wants',
      'instant rejection email at 2am from an automatic system',
      'do I list abbreviations or the full name like CI/CD',
      'what format is safest for the tracking systems',
      'skills section: for humans or for robots?',
    ],
    reply: [
      {
        place: 'lead',
        texts: [
          "The system mostly stores, searches and sorts; a person still decides. So write for a recruiter typing words into a search box: use the posting's own nouns wherever they're true for you.",
          "There's no robot to beat, there's a search to turn up in. One plain column, ordinary headings, and the words the posting uses for things you've done.",
          'What really rejects within minutes is the form and not the page: the questions about years, place, visa or salary. Read those twice before you send.',
        ],
      },
      {
        place: 'fact',
        texts: [
          "For {role}, the words they search are most likely {topSkills}. Have each that's true for you once in the list and once in a line that shows it.",
          'Among the terms for {role}, you can truthfully use {skillsHeld}. Write them as the posting does, letter for letter.',
        ],
      },
      {
        place: 'fact',
        texts: [
          "The term that will be missing is {gap1}. Don't plant it; if you're learning it, put it under \"currently learning\" with what you've built so far.",
          "Since {gap1} isn't yours yet, a search for it won't find you. That's a reason to learn it next rather than to type it.",
        ],
      },
      {
        place: 'fact',
        texts: [
          'At the moment the heavier problem on your page is another one: {resumeWeakest}. Fix that for the human before you worry about the software.',
          "On yours I'd worry less about the software than about this: {resumeWeakest}.",
        ],
      },
      {
        place: 'reason',
        texts: [
          'The famous numbers about robots throwing most resumes away come from people selling checkers. Recruiters will tell you the pile simply got too big to read to the end.',
          "The recruiter types two or three must-haves, gets a list, and opens the first screens of it. Whether you're in there depends on words; whether you stay depends on lines.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'Keep it boring underneath: text and not pictures of text, no tables, contact details in the body and not in the header. Then select all and paste it into a plain editor; what you see is what the system sees.',
          'A single column, standard headings such as Experience, Education and Skills, a common font, saved as PDF from a word processor unless they ask for something else.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'Write both forms once: "continuous integration (CI)", "site reliability engineer (SRE)". You never know which one somebody types.',
          "Use the posting's title in your headline if it's an honest description. A search for the title is the most common search there is.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'Underline the nouns that appear twice in the posting. Those are the must-haves, and each one you own belongs on the page in the same spelling.',
          'After uploading, check what the form made of it. Ten minutes of fixing the parsed fields beats any trick, because recruiters search the fields.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'Apply in the first days of a posting when you can. In a sorted pile, being early works better than being optimized.',
          'Every application that a person hands in beats the system altogether. One message to somebody on the team is worth a dozen keywords.',
        ],
      },
      {
        place: 'caution',
        texts: [
          "Hidden white text is found the moment somebody copies or parses the page, and then you're the one who cheats. It isn't worth it.",
          'Stuffing backfires with the second reader. A list of forty tools on a junior page makes people wonder whether any of them is real.',
          'Online checkers measure word overlap with one text. Useful as a spelling check for nouns, worthless as a forecast.',
        ],
      },
      {
        place: 'next',
        texts: [
          'Paste your resume into a plain text editor today and read it top to bottom. If the order is scrambled there, change the template tonight.',
          'Take one posting, list its five nouns that matter, and check which of yours are missing although you have them.',
        ],
      },
      {
        place: 'ask',
        texts: [
          'Does the silence come at once, or after weeks? Those have different causes.',
          'Which template are you using, and does it have columns or icons?',
        ],
      },
    ],
    actions: [
      'How do I tailor it to a posting?',
      'I apply and get no replies',
      'How long should a resume be?',
      'Why does my resume have this score?',
    ],
    opens: ['career-analytics', 'profile'],
  },
  {
    id: 'resume.tailor',
    asking: 'how to tailor your resume to a posting',
    needs: [],
    examples: [
      'do i need a different resume for every job',
      'how do I tailor my CV to a job description',
      'is it worth it to customize each application',
      'adjust my resume to this posting',
      'I have one generic resume, is that a problem',
      'how much should I change per application',
      'how do i match my cv to what they ask for',
      "what's the quickest way to customise a resume",
      'two target roles, one resume or two?',
      'should my job titles be adapted to the posting',
      'Targeting a resume for cloud engineer when my last job was helpdesk',
      'resume version for startups vs corporations',
      'it takes me 2 hours to tailor each application, too long',
      "the job ad mentions stuff I have but it's not on my resume",
      'Tailoring feels like lying to me',
      'how to keep track of many resume versions',
      'do I reorder skills for each application or leave them',
      'make one version for data analyst and one for BI developer',
      'how can I fit my cv to the vacancy',
      'same resume to 100 companies, good idea?',
      'what parts of the resume do I change for each employer',
      'adapting a resume for a goverment job',
      'how to write a targeted resume fast',
      'which of my versions should i send to them',
      'Can I have a master resume and cut it down',
      'job post is very long, which requirements do I answer on my cv',
      'how do I emphasise different things for different employers',
    ],
    reply: [
      {
        place: 'lead',
        texts: [
          'One solid version per kind of role, then ten minutes for each posting: the headline, the order of your skills, and the first three bullets. The rest stays.',
          "Keep a long master with everything you've ever done, and cut from it. Tailoring is choosing and ordering, hardly ever rewriting.",
          'Change the top third and leave the bottom alone. Nobody has ever compared your third-last job with their posting.',
        ],
      },
      {
        place: 'lead',
        for: 'transitioner',
        texts: [
          'For your move, one base version for the target is enough; what you swap for each posting is which project stands first and which old-job lines you keep.',
          'As a switcher, you tailor mainly by leaving out. Every old line that says nothing to this employer makes the new ones harder to find.',
        ],
      },
      {
        place: 'lead',
        for: 'professional',
        texts: [
          "At your level, tailor by the problem they have and not by the tools they list. If they're moving to the cloud, the migration you ran goes first, whatever you called it.",
          'Pick the three achievements that answer this posting and put them right under your name. The chronology below can stay as it is.',
        ],
      },
      {
        place: 'fact',
        texts: [
          "You have {versions} versions here already. Name each after the role it's for, so you know at a glance which one to start from.",
          "With {versions} versions saved, the next one shouldn't start from zero; copy the nearest and change the top.",
        ],
      },
      {
        place: 'fact',
        texts: [
          "For {role}, lead with whatever you have of {topSkills}, in that order. That's the order in which they'll look.",
          'What you can put forward for {role} is {skillsHeld}. Let each of those appear in a bullet of your most recent work.',
        ],
      },
      {
        place: 'fact',
        texts: [
          "A line you may want to move up for this: {resumeStrongLine}. It's wasted if it sits below the fold.",
          'This line could be turned toward a posting: {resumeLine}. Say the part of it that this employer would pay for.',
        ],
      },
      {
        place: 'reason',
        texts: [
          'A recruiter holds the posting in one hand, so to speak. A page that uses its words in its order feels like an answer, and the others feel like a brochure.',
          "Generic pages don't fail because they're bad. They fail because someone else's page looks as if it was meant for this job.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'Mark the posting in three colors: must, nice, noise. Answer every must you have in the top half, ignore the noise, and spend the evening you saved on a message to somebody there.',
          'Look at the first three requirements and the sentence about the team. These were written by the manager, while the rest is often copied.',
        ],
      },
      {
        place: 'advice',
        texts: [
          "If it takes two hours, you're writing instead of choosing. Build a bank of thirty good bullets once, and tailoring becomes picking eight.",
          "Save each version with company and date, and note which one got a reply. After twenty you'll see which opening works.",
        ],
      },
      {
        place: 'advice',
        texts: [
          "Spread effort by interest: full tailoring for the few you'd really want, the base version for the rest. Nobody can love forty companies.",
          'If you aim at two different roles, keep two files and never mix them. A page for both reads as undecided to each.',
        ],
      },
      {
        place: 'caution',
        texts: [
          'Don\'t rename your job title to match theirs. You can add the plain meaning in brackets, "Associate II (data analyst)", but the title itself is checked.',
          "Choosing what to show isn't lying. Claiming what you haven't done is, and the difference comes out in the first technical question.",
        ],
      },
      {
        place: 'next',
        texts: [
          'Take one posting you like and spend exactly ten minutes on the top third. Send it, and see that the sky holds.',
          'Start the bank today: collect your ten best lines from all versions in one file.',
        ],
      },
      {
        place: 'ask',
        texts: [
          'Which posting are you looking at, and what are its first three requirements?',
          'How many different roles are you applying for at the moment?',
        ],
      },
    ],
    actions: [
      'Do the robots read my resume?',
      'How many applications should I send?',
      'Do I need a cover letter?',
      'How can I improve my resume?',
    ],
    opens: ['profile', 'career-analytics'],
  },
  {
    id: 'resume.length',
    asking: 'how long a resume should be and how it should look',
    needs: [],
    examples: [
      'how long should a resume be',
      'one page or two pages',
      'photo on resume yes or no',
      'best resume format for IT jobs',
      'which font and template should I use',
      'Is a 4 page CV too long',
      'should I put my birthday and marital status on it',
      'functional or chronological resume',
      'do I include hobbies',
      'how many years back should a CV go',
      'can i use colors and icons in the resume',
      'is europass format ok for tech jobs',
      'my cv only fills half a page',
      'should I list jobs from 20 years ago',
      'what order should the sections be in',
      'Do I put my full address on the CV',
      'where does education go on the resume, top or bottom',
      '2 column layout with a skills bar, good?',
      'how many bullets per job',
      'resume in english or local language, which format',
      'should I list all my 14 jobs',
      'How should look a good CV visually',
      'CV vs resume whats the diference',
      'do i add references available on request',
      'what about my high school on the resume?',
      'photo needed in germany?',
      'is latex resume better',
      'how detailed do older positions need to be on the cv',
    ],
    reply: [
      {
        place: 'lead',
        texts: [
          "One page until you have about ten years that matter, two after that, never three. If it doesn't fit, the problem is selection and not the margin.",
          'As long as it stays interesting to this employer, which for most people means one page. A second page is earned by work the reader would miss.',
          "Plain wins: one column, reverse order by date, black text, one font. Whoever remembers your layout hasn't remembered you.",
        ],
      },
      {
        place: 'lead',
        for: 'transitioner',
        texts: [
          'One page for a move into IT: skills and projects near the top, the old career in short lines, education where it helps most.',
          "Don't use the functional format that hides the dates. Keep dates, and solve the problem with a strong projects section above the work history.",
        ],
      },
      {
        place: 'lead',
        for: 'professional',
        texts: [
          'Two pages are fine with your years, if page one could stand alone. Page two is for whoever is already interested.',
          'Write the last ten years properly and compress the rest to "earlier roles" with title, place and dates. Nobody is hiring you for the first job.',
        ],
      },
      {
        place: 'fact',
        texts: [
          'With {yearsWorked} of work, most of the room belongs to the last third of that time.',
          "If you've got {yearsWorked} to fit in, decide the page count by what serves {role} and give every other job a single line.",
        ],
      },
      {
        place: 'reason',
        texts: [
          'Length is a signal in itself. A tight page says you can tell what matters, which is half of most jobs in IT.',
          "Readers scan in an F: across the top, down the left edge. So titles, dates and first words of bullets do the work, and decoration sits in nobody's path.",
        ],
      },
      {
        place: 'advice',
        texts: [
          "Sections in this order for most: name and links, two lines on who you are, skills, experience, projects, education. Move education up only if it's your newest and best argument.",
          'Three to five bullets for recent jobs, two for older ones, none for the oldest. When two bullets say the same thing, the weaker one goes.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'Leave off birthday, family, full address and "references on request". City, mail, phone, and one or two links are enough.',
          "Drop the skill bars with stars and percentages. Nobody knows what four of five stars in Python means, and an engineer will ask why it isn't five.",
        ],
      },
      {
        place: 'advice',
        texts: [
          "Photos depend on the country: in the US and UK leave it off, in parts of continental Europe it's still common though rarely required. When unsure, none.",
          'Hobbies stay out unless one opens a conversation or shows the work: a home server, a chess club site, open data you dig in for fun.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'If it only fills half a page, add two projects with three lines each rather than larger type. What you built is experience in the eyes of most managers.',
          'Jobs of a few months can be grouped: "various retail roles" with the span. It saves space and avoids questions about each.',
        ],
      },
      {
        place: 'caution',
        texts: [
          'Pretty templates from design tools often come out scrambled in application forms. Test yours by pasting the text into a plain editor.',
          "Don't shrink the font to fit. Below ten points it becomes work to read, and nobody works to read the fortieth resume of the day.",
        ],
      },
      {
        place: 'next',
        texts: [
          "Print it, or view it at half size, and look from arm's length. What stands out now is what they'll see; change what shouldn't.",
          "Cut the three weakest lines today. You won't miss them, and the page starts to breathe.",
        ],
      },
      {
        place: 'ask',
        texts: [
          'Which country are you applying in, and how many pages is it now?',
          "What's on it that you keep only because it was hard work? That's usually the first to go.",
        ],
      },
    ],
    actions: [
      'How can I improve my resume?',
      'What should the summary say?',
      'Do the robots read my resume?',
      'How do I show a gap?',
    ],
    opens: ['profile', 'career-analytics'],
  },
  {
    id: 'resume.linkedin',
    asking: 'how to make your LinkedIn profile work for you',
    needs: [],
    examples: [
      'how do i improve my linkedin profile',
      'what should my LinkedIn headline say',
      'do recruiters really use linkedin',
      'should I turn on the open to work badge',
      'is the green banner embarassing',
      'how can recruiters find me on LinkedIn',
      'my linkedin is dead, where to begin',
      'LinkedIn profile for someone changing to cybersecurity',
      'Do I need to post on linkedin to get hired',
      'is premium worth it on linkedin',
      'how do I write the about section on LinkedIn',
      'should I put my career change in the headline',
      'should my LinkedIn match my resume exactly',
      'i hate linkedin, can i skip it',
      'what picture should I use on linkedin',
      'how many connections do I need',
      'add my projects to LinkedIn, how',
      "can my boss see that I'm looking on linkedin",
      'get recommendations on LinkedIn from old colleagues?',
      'what skills to list on my linkedin and do endorsements count',
      'Nobody views my LinkedIn profile',
      'xing or linkedin',
      'optimise my linkedin for QA engineer roles',
      'my job title on linkedin is "Operations Ninja" lol should i change it',
      'how make profile in Linkedin that hr write to me',
      "what do I put as current job while I'm unemployed on linkedin",
      'creator mode, hashtags, all that stuff on LinkedIn, needed?',
    ],
    reply: [
      {
        place: 'lead',
        texts: [
          'The headline does most of the work: the role you want plus two or three skills you can prove. Recruiters search words, and the headline is where they weigh most.',
          'Treat the profile as a page that gets found, and the resume as one that gets sent. So it needs the search words: role, skills and place.',
          "Fix four things and leave the rest: headline, photo, the first two lines of About, and the skills of your latest job. That's what shows in a list of results.",
        ],
      },
      {
        place: 'lead',
        for: 'transitioner',
        texts: [
          'Put the destination in the headline and the past as an asset: "Data analyst in training, ten years in hospital logistics" tells more truth and gets more clicks than either half.',
          "While you're switching, let the headline say where you're going and the experience say where you've been. Nobody finds you for a job you don't name.",
        ],
      },
      {
        place: 'lead',
        for: 'professional',
        texts: [
          "With your experience, write About as three short paragraphs: what you're responsible for, what you've changed, what you'd talk about. Recruiters read it before they write to you.",
          'Translate internal titles. "Associate Consultant III" isn\'t searched by anyone, while the plain name of your work is searched daily.',
        ],
      },
      {
        place: 'fact',
        texts: [
          'For {role} the search words are {topSkills}. Those you have, {skillsHeld}, belong in the headline, in About and under skills.',
          'A headline from your facts: "{role}, {skillsHeld}", and if you\'re still on your way, say so in the line below.',
        ],
      },
      {
        place: 'fact',
        texts: [
          'Your line here would work there too: {resumeStrongLine}. Put it first under your latest job.',
          "As {currentTitle} you have the years; what the profile needs is the words for where you're heading, {role}.",
        ],
      },
      {
        place: 'reason',
        texts: [
          "Recruiters pay for a search tool and type a title, two skills and a city. If those words aren't in your profile, you don't exist for them, however good you are.",
          'After any application, people look you up. A profile that fits the resume settles doubts; one that contradicts it creates them.',
        ],
      },
      {
        place: 'advice',
        texts: [
          'Set "open to work" to recruiters only if you\'ve got a job, and publicly if you haven\'t. The badge hurts nobody worth working for, but your boss might see it.',
          "Check the place setting. Recruiters filter by it, so if you'd move or work remotely, say so there.",
        ],
      },
      {
        place: 'advice',
        texts: [
          "About in five sentences: what you do or are becoming, what led you there, one proof, what you're looking for, how to reach you. First person, short, no third-person legend.",
          "Add two projects under Featured with a picture and a sentence each. It's the one spot where a newcomer can look better than a veteran.",
        ],
      },
      {
        place: 'advice',
        texts: [
          "You needn't post. Commenting twice a week, usefully, under people who work where you'd like to work gets you seen with far less effort.",
          'Ask two former colleagues for a recommendation and tell them what about: "a line on how I handled the outage would help." People like being told what to write.',
        ],
      },
      {
        place: 'advice',
        texts: [
          "Dates and titles must match the resume; the wording needn't. Mismatched dates are what background checks stumble over.",
          "Connect with people after any real contact and add a line about where you met. Two hundred people who know your name are worth more than thousands who don't.",
        ],
      },
      {
        place: 'caution',
        texts: [
          'Paid membership rarely changes anything for job seekers. Take the free month during an active search, if at all, and set a reminder to end it.',
          'Don\'t claim a role you don\'t hold in the headline. "Aspiring" or "moving into" is fine, and being caught with a borrowed title isn\'t.',
        ],
      },
      {
        place: 'next',
        texts: [
          "Change the headline today, nothing else. It takes five minutes, and it's the biggest single gain on the page.",
          "Search for the job you want in your city as a recruiter would, and see which words the first ten profiles share. Those belong in yours, as far as they're true.",
        ],
      },
      {
        place: 'ask',
        texts: [
          'What does your headline say right now, word for word?',
          "Are you searching quietly or openly? It changes what I'd switch on.",
        ],
      },
    ],
    actions: [
      'How do I network without feeling fake?',
      'How do I deal with recruiters?',
      'What should the summary say?',
      'I apply and get no replies',
    ],
    opens: ['profile', 'career-story'],
  },
]
