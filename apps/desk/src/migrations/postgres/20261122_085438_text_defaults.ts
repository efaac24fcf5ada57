import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "contact_information" ALTER COLUMN "so_working_hours" DROP DEFAULT;
  ALTER TABLE "contact_information" ALTER COLUMN "so_working_days" DROP DEFAULT;
  ALTER TABLE "contact_information" ALTER COLUMN "so_day_off" DROP DEFAULT;
  ALTER TABLE "contact_information" ALTER COLUMN "so_hotline_title" DROP DEFAULT;
  ALTER TABLE "contact_information" ALTER COLUMN "so_office_hours" DROP DEFAULT;
  ALTER TABLE "contact_information" ALTER COLUMN "so_address" DROP DEFAULT;
  ALTER TABLE "contact_information" ALTER COLUMN "en_working_hours" DROP DEFAULT;
  ALTER TABLE "contact_information" ALTER COLUMN "en_working_days" DROP DEFAULT;
  ALTER TABLE "contact_information" ALTER COLUMN "en_day_off" DROP DEFAULT;
  ALTER TABLE "contact_information" ALTER COLUMN "en_hotline_title" DROP DEFAULT;
  ALTER TABLE "contact_information" ALTER COLUMN "en_office_hours" DROP DEFAULT;
  ALTER TABLE "contact_information" ALTER COLUMN "en_address" DROP DEFAULT;
  ALTER TABLE "_contact_information_v" ALTER COLUMN "version_so_working_hours" DROP DEFAULT;
  ALTER TABLE "_contact_information_v" ALTER COLUMN "version_so_working_days" DROP DEFAULT;
  ALTER TABLE "_contact_information_v" ALTER COLUMN "version_so_day_off" DROP DEFAULT;
  ALTER TABLE "_contact_information_v" ALTER COLUMN "version_so_hotline_title" DROP DEFAULT;
  ALTER TABLE "_contact_information_v" ALTER COLUMN "version_so_office_hours" DROP DEFAULT;
  ALTER TABLE "_contact_information_v" ALTER COLUMN "version_so_address" DROP DEFAULT;
  ALTER TABLE "_contact_information_v" ALTER COLUMN "version_en_working_hours" DROP DEFAULT;
  ALTER TABLE "_contact_information_v" ALTER COLUMN "version_en_working_days" DROP DEFAULT;
  ALTER TABLE "_contact_information_v" ALTER COLUMN "version_en_day_off" DROP DEFAULT;
  ALTER TABLE "_contact_information_v" ALTER COLUMN "version_en_hotline_title" DROP DEFAULT;
  ALTER TABLE "_contact_information_v" ALTER COLUMN "version_en_office_hours" DROP DEFAULT;
  ALTER TABLE "_contact_information_v" ALTER COLUMN "version_en_address" DROP DEFAULT;
  ALTER TABLE "about" ALTER COLUMN "so_title" DROP DEFAULT;
  ALTER TABLE "about" ALTER COLUMN "so_lead" DROP DEFAULT;
  ALTER TABLE "about" ALTER COLUMN "so_overview_heading" DROP DEFAULT;
  ALTER TABLE "about" ALTER COLUMN "so_overview_paragraphs" DROP DEFAULT;
  ALTER TABLE "about" ALTER COLUMN "so_mission_heading" DROP DEFAULT;
  ALTER TABLE "about" ALTER COLUMN "so_mission_text" DROP DEFAULT;
  ALTER TABLE "about" ALTER COLUMN "so_vision_heading" DROP DEFAULT;
  ALTER TABLE "about" ALTER COLUMN "so_vision_text" DROP DEFAULT;
  ALTER TABLE "about" ALTER COLUMN "so_values_heading" DROP DEFAULT;
  ALTER TABLE "about" ALTER COLUMN "so_goals_heading" DROP DEFAULT;
  ALTER TABLE "about" ALTER COLUMN "so_goals_items" DROP DEFAULT;
  ALTER TABLE "about" ALTER COLUMN "so_minister_heading" DROP DEFAULT;
  ALTER TABLE "about" ALTER COLUMN "so_structure_heading" DROP DEFAULT;
  ALTER TABLE "about" ALTER COLUMN "so_structure_lead" DROP DEFAULT;
  ALTER TABLE "about" ALTER COLUMN "so_structure_minister" DROP DEFAULT;
  ALTER TABLE "about" ALTER COLUMN "so_structure_state_minister" DROP DEFAULT;
  ALTER TABLE "about" ALTER COLUMN "so_structure_deputy_minister" DROP DEFAULT;
  ALTER TABLE "about" ALTER COLUMN "so_structure_permanent_secretary" DROP DEFAULT;
  ALTER TABLE "about" ALTER COLUMN "so_structure_director_general_defense" DROP DEFAULT;
  ALTER TABLE "about" ALTER COLUMN "so_structure_director_general_personnel" DROP DEFAULT;
  ALTER TABLE "about" ALTER COLUMN "so_structure_army_leadership" DROP DEFAULT;
  ALTER TABLE "about" ALTER COLUMN "en_title" DROP DEFAULT;
  ALTER TABLE "about" ALTER COLUMN "en_lead" DROP DEFAULT;
  ALTER TABLE "about" ALTER COLUMN "en_overview_heading" DROP DEFAULT;
  ALTER TABLE "about" ALTER COLUMN "en_overview_paragraphs" DROP DEFAULT;
  ALTER TABLE "about" ALTER COLUMN "en_mission_heading" DROP DEFAULT;
  ALTER TABLE "about" ALTER COLUMN "en_mission_text" DROP DEFAULT;
  ALTER TABLE "about" ALTER COLUMN "en_vision_heading" DROP DEFAULT;
  ALTER TABLE "about" ALTER COLUMN "en_vision_text" DROP DEFAULT;
  ALTER TABLE "about" ALTER COLUMN "en_values_heading" DROP DEFAULT;
  ALTER TABLE "about" ALTER COLUMN "en_goals_heading" DROP DEFAULT;
  ALTER TABLE "about" ALTER COLUMN "en_goals_items" DROP DEFAULT;
  ALTER TABLE "about" ALTER COLUMN "en_minister_heading" DROP DEFAULT;
  ALTER TABLE "about" ALTER COLUMN "en_structure_heading" DROP DEFAULT;
  ALTER TABLE "about" ALTER COLUMN "en_structure_lead" DROP DEFAULT;
  ALTER TABLE "about" ALTER COLUMN "en_structure_minister" DROP DEFAULT;
  ALTER TABLE "about" ALTER COLUMN "en_structure_state_minister" DROP DEFAULT;
  ALTER TABLE "about" ALTER COLUMN "en_structure_deputy_minister" DROP DEFAULT;
  ALTER TABLE "about" ALTER COLUMN "en_structure_permanent_secretary" DROP DEFAULT;
  ALTER TABLE "about" ALTER COLUMN "en_structure_director_general_defense" DROP DEFAULT;
  ALTER TABLE "about" ALTER COLUMN "en_structure_director_general_personnel" DROP DEFAULT;
  ALTER TABLE "about" ALTER COLUMN "en_structure_army_leadership" DROP DEFAULT;
  ALTER TABLE "_about_v" ALTER COLUMN "version_so_title" DROP DEFAULT;
  ALTER TABLE "_about_v" ALTER COLUMN "version_so_lead" DROP DEFAULT;
  ALTER TABLE "_about_v" ALTER COLUMN "version_so_overview_heading" DROP DEFAULT;
  ALTER TABLE "_about_v" ALTER COLUMN "version_so_overview_paragraphs" DROP DEFAULT;
  ALTER TABLE "_about_v" ALTER COLUMN "version_so_mission_heading" DROP DEFAULT;
  ALTER TABLE "_about_v" ALTER COLUMN "version_so_mission_text" DROP DEFAULT;
  ALTER TABLE "_about_v" ALTER COLUMN "version_so_vision_heading" DROP DEFAULT;
  ALTER TABLE "_about_v" ALTER COLUMN "version_so_vision_text" DROP DEFAULT;
  ALTER TABLE "_about_v" ALTER COLUMN "version_so_values_heading" DROP DEFAULT;
  ALTER TABLE "_about_v" ALTER COLUMN "version_so_goals_heading" DROP DEFAULT;
  ALTER TABLE "_about_v" ALTER COLUMN "version_so_goals_items" DROP DEFAULT;
  ALTER TABLE "_about_v" ALTER COLUMN "version_so_minister_heading" DROP DEFAULT;
  ALTER TABLE "_about_v" ALTER COLUMN "version_so_structure_heading" DROP DEFAULT;
  ALTER TABLE "_about_v" ALTER COLUMN "version_so_structure_lead" DROP DEFAULT;
  ALTER TABLE "_about_v" ALTER COLUMN "version_so_structure_minister" DROP DEFAULT;
  ALTER TABLE "_about_v" ALTER COLUMN "version_so_structure_state_minister" DROP DEFAULT;
  ALTER TABLE "_about_v" ALTER COLUMN "version_so_structure_deputy_minister" DROP DEFAULT;
  ALTER TABLE "_about_v" ALTER COLUMN "version_so_structure_permanent_secretary" DROP DEFAULT;
  ALTER TABLE "_about_v" ALTER COLUMN "version_so_structure_director_general_defense" DROP DEFAULT;
  ALTER TABLE "_about_v" ALTER COLUMN "version_so_structure_director_general_personnel" DROP DEFAULT;
  ALTER TABLE "_about_v" ALTER COLUMN "version_so_structure_army_leadership" DROP DEFAULT;
  ALTER TABLE "_about_v" ALTER COLUMN "version_en_title" DROP DEFAULT;
  ALTER TABLE "_about_v" ALTER COLUMN "version_en_lead" DROP DEFAULT;
  ALTER TABLE "_about_v" ALTER COLUMN "version_en_overview_heading" DROP DEFAULT;
  ALTER TABLE "_about_v" ALTER COLUMN "version_en_overview_paragraphs" DROP DEFAULT;
  ALTER TABLE "_about_v" ALTER COLUMN "version_en_mission_heading" DROP DEFAULT;
  ALTER TABLE "_about_v" ALTER COLUMN "version_en_mission_text" DROP DEFAULT;
  ALTER TABLE "_about_v" ALTER COLUMN "version_en_vision_heading" DROP DEFAULT;
  ALTER TABLE "_about_v" ALTER COLUMN "version_en_vision_text" DROP DEFAULT;
  ALTER TABLE "_about_v" ALTER COLUMN "version_en_values_heading" DROP DEFAULT;
  ALTER TABLE "_about_v" ALTER COLUMN "version_en_goals_heading" DROP DEFAULT;
  ALTER TABLE "_about_v" ALTER COLUMN "version_en_goals_items" DROP DEFAULT;
  ALTER TABLE "_about_v" ALTER COLUMN "version_en_minister_heading" DROP DEFAULT;
  ALTER TABLE "_about_v" ALTER COLUMN "version_en_structure_heading" DROP DEFAULT;
  ALTER TABLE "_about_v" ALTER COLUMN "version_en_structure_lead" DROP DEFAULT;
  ALTER TABLE "_about_v" ALTER COLUMN "version_en_structure_minister" DROP DEFAULT;
  ALTER TABLE "_about_v" ALTER COLUMN "version_en_structure_state_minister" DROP DEFAULT;
  ALTER TABLE "_about_v" ALTER COLUMN "version_en_structure_deputy_minister" DROP DEFAULT;
  ALTER TABLE "_about_v" ALTER COLUMN "version_en_structure_permanent_secretary" DROP DEFAULT;
  ALTER TABLE "_about_v" ALTER COLUMN "version_en_structure_director_general_defense" DROP DEFAULT;
  ALTER TABLE "_about_v" ALTER COLUMN "version_en_structure_director_general_personnel" DROP DEFAULT;
  ALTER TABLE "_about_v" ALTER COLUMN "version_en_structure_army_leadership" DROP DEFAULT;
  ALTER TABLE "privacy_policy" ALTER COLUMN "so_title" DROP DEFAULT;
  ALTER TABLE "privacy_policy" ALTER COLUMN "so_lead" DROP DEFAULT;
  ALTER TABLE "privacy_policy" ALTER COLUMN "en_title" DROP DEFAULT;
  ALTER TABLE "privacy_policy" ALTER COLUMN "en_lead" DROP DEFAULT;
  ALTER TABLE "_privacy_policy_v" ALTER COLUMN "version_so_title" DROP DEFAULT;
  ALTER TABLE "_privacy_policy_v" ALTER COLUMN "version_so_lead" DROP DEFAULT;
  ALTER TABLE "_privacy_policy_v" ALTER COLUMN "version_en_title" DROP DEFAULT;
  ALTER TABLE "_privacy_policy_v" ALTER COLUMN "version_en_lead" DROP DEFAULT;
  ALTER TABLE "accessibility_statement" ALTER COLUMN "so_title" DROP DEFAULT;
  ALTER TABLE "accessibility_statement" ALTER COLUMN "so_lead" DROP DEFAULT;
  ALTER TABLE "accessibility_statement" ALTER COLUMN "en_title" DROP DEFAULT;
  ALTER TABLE "accessibility_statement" ALTER COLUMN "en_lead" DROP DEFAULT;
  ALTER TABLE "_accessibility_statement_v" ALTER COLUMN "version_so_title" DROP DEFAULT;
  ALTER TABLE "_accessibility_statement_v" ALTER COLUMN "version_so_lead" DROP DEFAULT;
  ALTER TABLE "_accessibility_statement_v" ALTER COLUMN "version_en_title" DROP DEFAULT;
  ALTER TABLE "_accessibility_statement_v" ALTER COLUMN "version_en_lead" DROP DEFAULT;
  ALTER TABLE "terms_of_use" ALTER COLUMN "so_title" DROP DEFAULT;
  ALTER TABLE "terms_of_use" ALTER COLUMN "so_lead" DROP DEFAULT;
  ALTER TABLE "terms_of_use" ALTER COLUMN "en_title" DROP DEFAULT;
  ALTER TABLE "terms_of_use" ALTER COLUMN "en_lead" DROP DEFAULT;
  ALTER TABLE "_terms_of_use_v" ALTER COLUMN "version_so_title" DROP DEFAULT;
  ALTER TABLE "_terms_of_use_v" ALTER COLUMN "version_so_lead" DROP DEFAULT;
  ALTER TABLE "_terms_of_use_v" ALTER COLUMN "version_en_title" DROP DEFAULT;
  ALTER TABLE "_terms_of_use_v" ALTER COLUMN "version_en_lead" DROP DEFAULT;
  ALTER TABLE "security_reports" ALTER COLUMN "so_title" DROP DEFAULT;
  ALTER TABLE "security_reports" ALTER COLUMN "so_lead" DROP DEFAULT;
  ALTER TABLE "security_reports" ALTER COLUMN "en_title" DROP DEFAULT;
  ALTER TABLE "security_reports" ALTER COLUMN "en_lead" DROP DEFAULT;
  ALTER TABLE "_security_reports_v" ALTER COLUMN "version_so_title" DROP DEFAULT;
  ALTER TABLE "_security_reports_v" ALTER COLUMN "version_so_lead" DROP DEFAULT;
  ALTER TABLE "_security_reports_v" ALTER COLUMN "version_en_title" DROP DEFAULT;
  ALTER TABLE "_security_reports_v" ALTER COLUMN "version_en_lead" DROP DEFAULT;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "contact_information" ALTER COLUMN "so_working_hours" SET DEFAULT 'Sabti ilaa Khamiis 8.00–16.30 · Jimco: Fasax';
  ALTER TABLE "contact_information" ALTER COLUMN "so_working_days" SET DEFAULT 'Sabti ilaa Khamiis, 8.00–16.30';
  ALTER TABLE "contact_information" ALTER COLUMN "so_day_off" SET DEFAULT 'Jimco: Fasax';
  ALTER TABLE "contact_information" ALTER COLUMN "so_hotline_title" SET DEFAULT 'Khadka degdegga ah, furan 24/7';
  ALTER TABLE "contact_information" ALTER COLUMN "so_office_hours" SET DEFAULT 'Isniin ilaa Jimco, 8da subaxnimo ilaa 4ta galabnimo';
  ALTER TABLE "contact_information" ALTER COLUMN "so_address" SET DEFAULT 'Wasaaradda Gaashaandhigga, Muqdisho';
  ALTER TABLE "contact_information" ALTER COLUMN "en_working_hours" SET DEFAULT 'Saturday to Thursday 8.00–16.30 · Friday off';
  ALTER TABLE "contact_information" ALTER COLUMN "en_working_days" SET DEFAULT 'Saturday to Thursday, 8.00–16.30';
  ALTER TABLE "contact_information" ALTER COLUMN "en_day_off" SET DEFAULT 'Friday off';
  ALTER TABLE "contact_information" ALTER COLUMN "en_hotline_title" SET DEFAULT 'Hotline, open 24/7';
  ALTER TABLE "contact_information" ALTER COLUMN "en_office_hours" SET DEFAULT 'Monday to Friday, 8am to 4pm';
  ALTER TABLE "contact_information" ALTER COLUMN "en_address" SET DEFAULT 'Ministry of Defence, Mogadishu';
  ALTER TABLE "_contact_information_v" ALTER COLUMN "version_so_working_hours" SET DEFAULT 'Sabti ilaa Khamiis 8.00–16.30 · Jimco: Fasax';
  ALTER TABLE "_contact_information_v" ALTER COLUMN "version_so_working_days" SET DEFAULT 'Sabti ilaa Khamiis, 8.00–16.30';
  ALTER TABLE "_contact_information_v" ALTER COLUMN "version_so_day_off" SET DEFAULT 'Jimco: Fasax';
  ALTER TABLE "_contact_information_v" ALTER COLUMN "version_so_hotline_title" SET DEFAULT 'Khadka degdegga ah, furan 24/7';
  ALTER TABLE "_contact_information_v" ALTER COLUMN "version_so_office_hours" SET DEFAULT 'Isniin ilaa Jimco, 8da subaxnimo ilaa 4ta galabnimo';
  ALTER TABLE "_contact_information_v" ALTER COLUMN "version_so_address" SET DEFAULT 'Wasaaradda Gaashaandhigga, Muqdisho';
  ALTER TABLE "_contact_information_v" ALTER COLUMN "version_en_working_hours" SET DEFAULT 'Saturday to Thursday 8.00–16.30 · Friday off';
  ALTER TABLE "_contact_information_v" ALTER COLUMN "version_en_working_days" SET DEFAULT 'Saturday to Thursday, 8.00–16.30';
  ALTER TABLE "_contact_information_v" ALTER COLUMN "version_en_day_off" SET DEFAULT 'Friday off';
  ALTER TABLE "_contact_information_v" ALTER COLUMN "version_en_hotline_title" SET DEFAULT 'Hotline, open 24/7';
  ALTER TABLE "_contact_information_v" ALTER COLUMN "version_en_office_hours" SET DEFAULT 'Monday to Friday, 8am to 4pm';
  ALTER TABLE "_contact_information_v" ALTER COLUMN "version_en_address" SET DEFAULT 'Ministry of Defence, Mogadishu';
  ALTER TABLE "about" ALTER COLUMN "so_title" SET DEFAULT 'Ku saabsan Wasaaradda';
  ALTER TABLE "about" ALTER COLUMN "so_lead" SET DEFAULT 'Waxa ay Wasaaraddu qabato, cidda ay u adeegto iyo sida ay u dhisan tahay.';
  ALTER TABLE "about" ALTER COLUMN "so_overview_heading" SET DEFAULT 'Guudmar';
  ALTER TABLE "about" ALTER COLUMN "so_overview_paragraphs" SET DEFAULT 'Wasaaradda Gaashaandhiggu waxay masuul ka tahay difaaca dalka: siyaasadda, dadka, qalabka iyo miisaaniyadda ciidamada. Waa hoggaan rayid ah oo sharciga ku hoos shaqeeya.
  
  Wasaaraddu waxay dejisaa jihada, waxay kormeertaa sida loo fuliyo, waxayna dadweynaha iyo hay’adaha dowladda uga warbixisaa shaqadeeda. Ciidanka Xoogga Dalka Soomaaliyeed ayaa fuliya hawlaha difaaca ee dhulka, badda iyo cirka.
  
  Shaqadu waxay ku bilaabataa dadka: askari tababaran oo xuquuqdiisa hela, qoys la daryeelo, iyo muwaadin og waxa lagu qabto magaciisa.';
  ALTER TABLE "about" ALTER COLUMN "so_mission_heading" SET DEFAULT 'Hawsha';
  ALTER TABLE "about" ALTER COLUMN "so_mission_text" SET DEFAULT 'In la difaaco dalka, dadkiisa iyo xuduudihiisa, iyadoo la dhisayo ciidan mideysan, anshax leh oo sharciga u hoggaansan.';
  ALTER TABLE "about" ALTER COLUMN "so_vision_heading" SET DEFAULT 'Hiigsiga';
  ALTER TABLE "about" ALTER COLUMN "so_vision_text" SET DEFAULT 'Dal nabad ah oo ciidankiisu kalsooni u yahay dadka uu u adeego, saaxiibna u yahay deriskiisa.';
  ALTER TABLE "about" ALTER COLUMN "so_values_heading" SET DEFAULT 'Qiyamka';
  ALTER TABLE "about" ALTER COLUMN "so_goals_heading" SET DEFAULT 'Yoolalka';
  ALTER TABLE "about" ALTER COLUMN "so_goals_items" SET DEFAULT 'Ciidan tababaran oo diyaar ah, qalabna u leh hawsha loo xilsaaro.
  Mushahar, caafimaad iyo daryeel si waqtigiisa ah u gaara askarta iyo qoysaskooda.
  Maamul hufan: qandaraasyo furan, miisaaniyad la raaci karo iyo warbixinno la daabaco.
  Badbaadada xeebta iyo xuduudaha, iyadoo lala shaqeeyo hay’adaha kale ee dowladda.
  Gurmad degdeg ah marka masiibo dhacdo.
  Iskaashi saaxiibada caalamiga ah oo tababarka iyo nabad ilaalinta ku saabsan.';
  ALTER TABLE "about" ALTER COLUMN "so_minister_heading" SET DEFAULT 'Wasiirka';
  ALTER TABLE "about" ALTER COLUMN "so_structure_heading" SET DEFAULT 'Sida ay u dhisan tahay';
  ALTER TABLE "about" ALTER COLUMN "so_structure_lead" SET DEFAULT 'Xil walba wuxuu leeyahay bog u gaar ah.';
  ALTER TABLE "about" ALTER COLUMN "so_structure_minister" SET DEFAULT 'Wuxuu hoggaamiyaa Wasaaradda, wuxuuna Baarlamaanka ka hor jawaabaa.';
  ALTER TABLE "about" ALTER COLUMN "so_structure_state_minister" SET DEFAULT 'Wuxuu Wasiirka kala shaqeeyaa siyaasadda iyo xiriirka dowladda.';
  ALTER TABLE "about" ALTER COLUMN "so_structure_deputy_minister" SET DEFAULT 'Wuxuu Wasiirka ku kaalmeeyaa kormeerka, wuxuuna bedelaa marka uu maqan yahay.';
  ALTER TABLE "about" ALTER COLUMN "so_structure_permanent_secretary" SET DEFAULT 'Wuxuu maamulaa shaqada rayidka ah, miisaaniyadda iyo agaasimayaasha.';
  ALTER TABLE "about" ALTER COLUMN "so_structure_director_general_defense" SET DEFAULT 'Wuxuu isku duwaa qorsheynta, tababarka iyo diyaargarowga.';
  ALTER TABLE "about" ALTER COLUMN "so_structure_director_general_personnel" SET DEFAULT 'Wuxuu masuul ka yahay shaqaalaha, saadka iyo daryeelka.';
  ALTER TABLE "about" ALTER COLUMN "so_structure_army_leadership" SET DEFAULT 'Taliyayaashu waxay fuliyaan hawlaha difaaca ee dhulka, badda iyo cirka.';
  ALTER TABLE "about" ALTER COLUMN "en_title" SET DEFAULT 'About the Ministry';
  ALTER TABLE "about" ALTER COLUMN "en_lead" SET DEFAULT 'What the Ministry does, whom it serves and how it is built.';
  ALTER TABLE "about" ALTER COLUMN "en_overview_heading" SET DEFAULT 'Overview';
  ALTER TABLE "about" ALTER COLUMN "en_overview_paragraphs" SET DEFAULT 'The Ministry of Defence is responsible for the defence of the country: policy, people, equipment and the budget of the armed forces. It is civilian leadership that works under the law.
  
  The Ministry sets the direction, watches how it is carried out, and reports on its work to the public and to the institutions of the state. The Somali National Army carries out the tasks of defence on land, at sea and in the air.
  
  The work begins with people: a soldier who is trained and paid, a family that is cared for, and a citizen who knows what is done in their name.';
  ALTER TABLE "about" ALTER COLUMN "en_mission_heading" SET DEFAULT 'Mission';
  ALTER TABLE "about" ALTER COLUMN "en_mission_text" SET DEFAULT 'To defend the country, its people and its borders by building forces that are united, disciplined and subject to the law.';
  ALTER TABLE "about" ALTER COLUMN "en_vision_heading" SET DEFAULT 'Vision';
  ALTER TABLE "about" ALTER COLUMN "en_vision_text" SET DEFAULT 'A country at peace, whose forces are trusted by the people they serve and are a partner to their neighbours.';
  ALTER TABLE "about" ALTER COLUMN "en_values_heading" SET DEFAULT 'Values';
  ALTER TABLE "about" ALTER COLUMN "en_goals_heading" SET DEFAULT 'Goals';
  ALTER TABLE "about" ALTER COLUMN "en_goals_items" SET DEFAULT 'Forces that are trained, ready and equipped for the tasks they are given.
  Pay, health care and support that reach members and their families on time.
  Clean administration: open tenders, a budget that can be followed, reports that are published.
  A safe coast and safe borders, together with the other institutions of the state.
  Quick help when a disaster strikes.
  Cooperation with international partners in training and peacekeeping.';
  ALTER TABLE "about" ALTER COLUMN "en_minister_heading" SET DEFAULT 'The Minister';
  ALTER TABLE "about" ALTER COLUMN "en_structure_heading" SET DEFAULT 'How it is built';
  ALTER TABLE "about" ALTER COLUMN "en_structure_lead" SET DEFAULT 'Each office has a page of its own.';
  ALTER TABLE "about" ALTER COLUMN "en_structure_minister" SET DEFAULT 'Leads the Ministry and answers for it before Parliament.';
  ALTER TABLE "about" ALTER COLUMN "en_structure_state_minister" SET DEFAULT 'Works with the Minister on policy and on relations within the government.';
  ALTER TABLE "about" ALTER COLUMN "en_structure_deputy_minister" SET DEFAULT 'Supports the Minister in oversight, and stands in when the Minister is away.';
  ALTER TABLE "about" ALTER COLUMN "en_structure_permanent_secretary" SET DEFAULT 'Runs the civil service of the Ministry, its budget and its directorates.';
  ALTER TABLE "about" ALTER COLUMN "en_structure_director_general_defense" SET DEFAULT 'Coordinates planning, training and readiness.';
  ALTER TABLE "about" ALTER COLUMN "en_structure_director_general_personnel" SET DEFAULT 'Is in charge of personnel, supply and welfare.';
  ALTER TABLE "about" ALTER COLUMN "en_structure_army_leadership" SET DEFAULT 'The commanders carry out the tasks of defence on land, at sea and in the air.';
  ALTER TABLE "_about_v" ALTER COLUMN "version_so_title" SET DEFAULT 'Ku saabsan Wasaaradda';
  ALTER TABLE "_about_v" ALTER COLUMN "version_so_lead" SET DEFAULT 'Waxa ay Wasaaraddu qabato, cidda ay u adeegto iyo sida ay u dhisan tahay.';
  ALTER TABLE "_about_v" ALTER COLUMN "version_so_overview_heading" SET DEFAULT 'Guudmar';
  ALTER TABLE "_about_v" ALTER COLUMN "version_so_overview_paragraphs" SET DEFAULT 'Wasaaradda Gaashaandhiggu waxay masuul ka tahay difaaca dalka: siyaasadda, dadka, qalabka iyo miisaaniyadda ciidamada. Waa hoggaan rayid ah oo sharciga ku hoos shaqeeya.
  
  Wasaaraddu waxay dejisaa jihada, waxay kormeertaa sida loo fuliyo, waxayna dadweynaha iyo hay’adaha dowladda uga warbixisaa shaqadeeda. Ciidanka Xoogga Dalka Soomaaliyeed ayaa fuliya hawlaha difaaca ee dhulka, badda iyo cirka.
  
  Shaqadu waxay ku bilaabataa dadka: askari tababaran oo xuquuqdiisa hela, qoys la daryeelo, iyo muwaadin og waxa lagu qabto magaciisa.';
  ALTER TABLE "_about_v" ALTER COLUMN "version_so_mission_heading" SET DEFAULT 'Hawsha';
  ALTER TABLE "_about_v" ALTER COLUMN "version_so_mission_text" SET DEFAULT 'In la difaaco dalka, dadkiisa iyo xuduudihiisa, iyadoo la dhisayo ciidan mideysan, anshax leh oo sharciga u hoggaansan.';
  ALTER TABLE "_about_v" ALTER COLUMN "version_so_vision_heading" SET DEFAULT 'Hiigsiga';
  ALTER TABLE "_about_v" ALTER COLUMN "version_so_vision_text" SET DEFAULT 'Dal nabad ah oo ciidankiisu kalsooni u yahay dadka uu u adeego, saaxiibna u yahay deriskiisa.';
  ALTER TABLE "_about_v" ALTER COLUMN "version_so_values_heading" SET DEFAULT 'Qiyamka';
  ALTER TABLE "_about_v" ALTER COLUMN "version_so_goals_heading" SET DEFAULT 'Yoolalka';
  ALTER TABLE "_about_v" ALTER COLUMN "version_so_goals_items" SET DEFAULT 'Ciidan tababaran oo diyaar ah, qalabna u leh hawsha loo xilsaaro.
  Mushahar, caafimaad iyo daryeel si waqtigiisa ah u gaara askarta iyo qoysaskooda.
  Maamul hufan: qandaraasyo furan, miisaaniyad la raaci karo iyo warbixinno la daabaco.
  Badbaadada xeebta iyo xuduudaha, iyadoo lala shaqeeyo hay’adaha kale ee dowladda.
  Gurmad degdeg ah marka masiibo dhacdo.
  Iskaashi saaxiibada caalamiga ah oo tababarka iyo nabad ilaalinta ku saabsan.';
  ALTER TABLE "_about_v" ALTER COLUMN "version_so_minister_heading" SET DEFAULT 'Wasiirka';
  ALTER TABLE "_about_v" ALTER COLUMN "version_so_structure_heading" SET DEFAULT 'Sida ay u dhisan tahay';
  ALTER TABLE "_about_v" ALTER COLUMN "version_so_structure_lead" SET DEFAULT 'Xil walba wuxuu leeyahay bog u gaar ah.';
  ALTER TABLE "_about_v" ALTER COLUMN "version_so_structure_minister" SET DEFAULT 'Wuxuu hoggaamiyaa Wasaaradda, wuxuuna Baarlamaanka ka hor jawaabaa.';
  ALTER TABLE "_about_v" ALTER COLUMN "version_so_structure_state_minister" SET DEFAULT 'Wuxuu Wasiirka kala shaqeeyaa siyaasadda iyo xiriirka dowladda.';
  ALTER TABLE "_about_v" ALTER COLUMN "version_so_structure_deputy_minister" SET DEFAULT 'Wuxuu Wasiirka ku kaalmeeyaa kormeerka, wuxuuna bedelaa marka uu maqan yahay.';
  ALTER TABLE "_about_v" ALTER COLUMN "version_so_structure_permanent_secretary" SET DEFAULT 'Wuxuu maamulaa shaqada rayidka ah, miisaaniyadda iyo agaasimayaasha.';
  ALTER TABLE "_about_v" ALTER COLUMN "version_so_structure_director_general_defense" SET DEFAULT 'Wuxuu isku duwaa qorsheynta, tababarka iyo diyaargarowga.';
  ALTER TABLE "_about_v" ALTER COLUMN "version_so_structure_director_general_personnel" SET DEFAULT 'Wuxuu masuul ka yahay shaqaalaha, saadka iyo daryeelka.';
  ALTER TABLE "_about_v" ALTER COLUMN "version_so_structure_army_leadership" SET DEFAULT 'Taliyayaashu waxay fuliyaan hawlaha difaaca ee dhulka, badda iyo cirka.';
  ALTER TABLE "_about_v" ALTER COLUMN "version_en_title" SET DEFAULT 'About the Ministry';
  ALTER TABLE "_about_v" ALTER COLUMN "version_en_lead" SET DEFAULT 'What the Ministry does, whom it serves and how it is built.';
  ALTER TABLE "_about_v" ALTER COLUMN "version_en_overview_heading" SET DEFAULT 'Overview';
  ALTER TABLE "_about_v" ALTER COLUMN "version_en_overview_paragraphs" SET DEFAULT 'The Ministry of Defence is responsible for the defence of the country: policy, people, equipment and the budget of the armed forces. It is civilian leadership that works under the law.
  
  The Ministry sets the direction, watches how it is carried out, and reports on its work to the public and to the institutions of the state. The Somali National Army carries out the tasks of defence on land, at sea and in the air.
  
  The work begins with people: a soldier who is trained and paid, a family that is cared for, and a citizen who knows what is done in their name.';
  ALTER TABLE "_about_v" ALTER COLUMN "version_en_mission_heading" SET DEFAULT 'Mission';
  ALTER TABLE "_about_v" ALTER COLUMN "version_en_mission_text" SET DEFAULT 'To defend the country, its people and its borders by building forces that are united, disciplined and subject to the law.';
  ALTER TABLE "_about_v" ALTER COLUMN "version_en_vision_heading" SET DEFAULT 'Vision';
  ALTER TABLE "_about_v" ALTER COLUMN "version_en_vision_text" SET DEFAULT 'A country at peace, whose forces are trusted by the people they serve and are a partner to their neighbours.';
  ALTER TABLE "_about_v" ALTER COLUMN "version_en_values_heading" SET DEFAULT 'Values';
  ALTER TABLE "_about_v" ALTER COLUMN "version_en_goals_heading" SET DEFAULT 'Goals';
  ALTER TABLE "_about_v" ALTER COLUMN "version_en_goals_items" SET DEFAULT 'Forces that are trained, ready and equipped for the tasks they are given.
  Pay, health care and support that reach members and their families on time.
  Clean administration: open tenders, a budget that can be followed, reports that are published.
  A safe coast and safe borders, together with the other institutions of the state.
  Quick help when a disaster strikes.
  Cooperation with international partners in training and peacekeeping.';
  ALTER TABLE "_about_v" ALTER COLUMN "version_en_minister_heading" SET DEFAULT 'The Minister';
  ALTER TABLE "_about_v" ALTER COLUMN "version_en_structure_heading" SET DEFAULT 'How it is built';
  ALTER TABLE "_about_v" ALTER COLUMN "version_en_structure_lead" SET DEFAULT 'Each office has a page of its own.';
  ALTER TABLE "_about_v" ALTER COLUMN "version_en_structure_minister" SET DEFAULT 'Leads the Ministry and answers for it before Parliament.';
  ALTER TABLE "_about_v" ALTER COLUMN "version_en_structure_state_minister" SET DEFAULT 'Works with the Minister on policy and on relations within the government.';
  ALTER TABLE "_about_v" ALTER COLUMN "version_en_structure_deputy_minister" SET DEFAULT 'Supports the Minister in oversight, and stands in when the Minister is away.';
  ALTER TABLE "_about_v" ALTER COLUMN "version_en_structure_permanent_secretary" SET DEFAULT 'Runs the civil service of the Ministry, its budget and its directorates.';
  ALTER TABLE "_about_v" ALTER COLUMN "version_en_structure_director_general_defense" SET DEFAULT 'Coordinates planning, training and readiness.';
  ALTER TABLE "_about_v" ALTER COLUMN "version_en_structure_director_general_personnel" SET DEFAULT 'Is in charge of personnel, supply and welfare.';
  ALTER TABLE "_about_v" ALTER COLUMN "version_en_structure_army_leadership" SET DEFAULT 'The commanders carry out the tasks of defence on land, at sea and in the air.';
  ALTER TABLE "privacy_policy" ALTER COLUMN "so_title" SET DEFAULT 'Siyaasadda Asturnaanta';
  ALTER TABLE "privacy_policy" ALTER COLUMN "so_lead" SET DEFAULT 'Waxa bogani kaa kaydiyo, sababta, iyo waxa aadan marnaba nagu heli doonin.';
  ALTER TABLE "privacy_policy" ALTER COLUMN "en_title" SET DEFAULT 'Privacy';
  ALTER TABLE "privacy_policy" ALTER COLUMN "en_lead" SET DEFAULT 'What this site keeps about you, why, and what it never does.';
  ALTER TABLE "_privacy_policy_v" ALTER COLUMN "version_so_title" SET DEFAULT 'Siyaasadda Asturnaanta';
  ALTER TABLE "_privacy_policy_v" ALTER COLUMN "version_so_lead" SET DEFAULT 'Waxa bogani kaa kaydiyo, sababta, iyo waxa aadan marnaba nagu heli doonin.';
  ALTER TABLE "_privacy_policy_v" ALTER COLUMN "version_en_title" SET DEFAULT 'Privacy';
  ALTER TABLE "_privacy_policy_v" ALTER COLUMN "version_en_lead" SET DEFAULT 'What this site keeps about you, why, and what it never does.';
  ALTER TABLE "accessibility_statement" ALTER COLUMN "so_title" SET DEFAULT 'Helitaan';
  ALTER TABLE "accessibility_statement" ALTER COLUMN "so_lead" SET DEFAULT 'Bogani waa inuu qof walba u shaqeeyo, qalab kasta iyo si kasta oo uu u akhriyo.';
  ALTER TABLE "accessibility_statement" ALTER COLUMN "en_title" SET DEFAULT 'Accessibility';
  ALTER TABLE "accessibility_statement" ALTER COLUMN "en_lead" SET DEFAULT 'This site should work for everyone, on any device and however you read it.';
  ALTER TABLE "_accessibility_statement_v" ALTER COLUMN "version_so_title" SET DEFAULT 'Helitaan';
  ALTER TABLE "_accessibility_statement_v" ALTER COLUMN "version_so_lead" SET DEFAULT 'Bogani waa inuu qof walba u shaqeeyo, qalab kasta iyo si kasta oo uu u akhriyo.';
  ALTER TABLE "_accessibility_statement_v" ALTER COLUMN "version_en_title" SET DEFAULT 'Accessibility';
  ALTER TABLE "_accessibility_statement_v" ALTER COLUMN "version_en_lead" SET DEFAULT 'This site should work for everyone, on any device and however you read it.';
  ALTER TABLE "terms_of_use" ALTER COLUMN "so_title" SET DEFAULT 'Shuruudaha Isticmaalka';
  ALTER TABLE "terms_of_use" ALTER COLUMN "so_lead" SET DEFAULT 'Sida waxa ku jira bogan loo isticmaali karo.';
  ALTER TABLE "terms_of_use" ALTER COLUMN "en_title" SET DEFAULT 'Terms of Use';
  ALTER TABLE "terms_of_use" ALTER COLUMN "en_lead" SET DEFAULT 'How what stands on this site may be used.';
  ALTER TABLE "_terms_of_use_v" ALTER COLUMN "version_so_title" SET DEFAULT 'Shuruudaha Isticmaalka';
  ALTER TABLE "_terms_of_use_v" ALTER COLUMN "version_so_lead" SET DEFAULT 'Sida waxa ku jira bogan loo isticmaali karo.';
  ALTER TABLE "_terms_of_use_v" ALTER COLUMN "version_en_title" SET DEFAULT 'Terms of Use';
  ALTER TABLE "_terms_of_use_v" ALTER COLUMN "version_en_lead" SET DEFAULT 'How what stands on this site may be used.';
  ALTER TABLE "security_reports" ALTER COLUMN "so_title" SET DEFAULT 'Ammaanka Bogga';
  ALTER TABLE "security_reports" ALTER COLUMN "so_lead" SET DEFAULT 'Sida aad noogu soo sheegi karto daldalool ammaan oo aad bogan ka heshay.';
  ALTER TABLE "security_reports" ALTER COLUMN "en_title" SET DEFAULT 'Security of this Site';
  ALTER TABLE "security_reports" ALTER COLUMN "en_lead" SET DEFAULT 'How to tell us about a weakness that you have found here.';
  ALTER TABLE "_security_reports_v" ALTER COLUMN "version_so_title" SET DEFAULT 'Ammaanka Bogga';
  ALTER TABLE "_security_reports_v" ALTER COLUMN "version_so_lead" SET DEFAULT 'Sida aad noogu soo sheegi karto daldalool ammaan oo aad bogan ka heshay.';
  ALTER TABLE "_security_reports_v" ALTER COLUMN "version_en_title" SET DEFAULT 'Security of this Site';
  ALTER TABLE "_security_reports_v" ALTER COLUMN "version_en_lead" SET DEFAULT 'How to tell us about a weakness that you have found here.';`)
}
