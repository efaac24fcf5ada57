import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_schedules_language" AS ENUM('so', 'en');
  CREATE TYPE "public"."enum_schedules_action" AS ENUM('publish', 'withdraw');
  CREATE TYPE "public"."enum_schedules_state" AS ENUM('pending', 'done', 'cancelled', 'failed');
  CREATE TYPE "public"."enum_contact_messages_state" AS ENUM('new', 'open', 'answered', 'closed');
  CREATE TYPE "public"."enum_message_replies_department" AS ENUM('communications', 'press', 'security', 'general');
  CREATE TYPE "public"."enum_invitations_roles" AS ENUM('writer', 'publisher', 'inboxReader', 'administrator');
  CREATE TYPE "public"."enum_invitations_departments" AS ENUM('communications', 'press', 'security', 'general');
  CREATE TYPE "public"."enum_alert_level" AS ENUM('information', 'warning', 'emergency');
  CREATE TYPE "public"."enum_alert_from_tz" AS ENUM('Africa/Mogadishu');
  CREATE TYPE "public"."enum_alert_until_tz" AS ENUM('Africa/Mogadishu');
  CREATE TYPE "public"."enum_alert_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__alert_v_version_level" AS ENUM('information', 'warning', 'emergency');
  CREATE TYPE "public"."enum__alert_v_version_from_tz" AS ENUM('Africa/Mogadishu');
  CREATE TYPE "public"."enum__alert_v_version_until_tz" AS ENUM('Africa/Mogadishu');
  CREATE TYPE "public"."enum__alert_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_contact_information_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__contact_information_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_banners_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__banners_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_about_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__about_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_partners_partners_kind" AS ENUM('international', 'regional', 'peacekeeping', 'defense');
  CREATE TYPE "public"."enum_partners_partners_mark" AS ENUM('un', 'au', 'atmis', 'us', 'eu', 'turkey', 'uk', 'qatar');
  CREATE TYPE "public"."enum_partners_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__partners_v_version_partners_kind" AS ENUM('international', 'regional', 'peacekeeping', 'defense');
  CREATE TYPE "public"."enum__partners_v_version_partners_mark" AS ENUM('un', 'au', 'atmis', 'us', 'eu', 'turkey', 'uk', 'qatar');
  CREATE TYPE "public"."enum__partners_v_version_status" AS ENUM('draft', 'published');
  CREATE TABLE "schedules" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"post_id" integer,
  	"language" "enum_schedules_language" NOT NULL,
  	"action" "enum_schedules_action" NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"state" "enum_schedules_state" DEFAULT 'pending' NOT NULL,
  	"by_id" integer,
  	"reason" varchar,
  	"change_note" varchar,
  	"ended_at" timestamp(3) with time zone,
  	"why" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "operations_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "_operations_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "redirects" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"from" varchar NOT NULL,
  	"to" varchar NOT NULL,
  	"permanent" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "preview_links" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"post_id" integer,
  	"token_hash" varchar NOT NULL,
  	"made_by_id" integer,
  	"expires_at" timestamp(3) with time zone NOT NULL,
  	"revoked_at" timestamp(3) with time zone,
  	"last_opened_at" timestamp(3) with time zone,
  	"opens" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "message_notes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"message_id" integer NOT NULL,
  	"who" numeric,
  	"whose_name" varchar NOT NULL,
  	"text" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "message_replies" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"message_id" integer NOT NULL,
  	"who" numeric,
  	"whose_name" varchar NOT NULL,
  	"text" varchar NOT NULL,
  	"department" "enum_message_replies_department" NOT NULL,
  	"key" varchar NOT NULL,
  	"mailed_at" timestamp(3) with time zone,
  	"mail_attempts" numeric DEFAULT 0,
  	"mail_error" varchar,
  	"mail_due_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "invitations_roles" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_invitations_roles",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "invitations_departments" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_invitations_departments",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "invitations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"email" varchar NOT NULL,
  	"sent_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone,
  	"accepted_at" timestamp(3) with time zone,
  	"token_digest" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "second_factors" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"account" numeric NOT NULL,
  	"secret" varchar NOT NULL,
  	"confirmed_at" timestamp(3) with time zone,
  	"last_step" numeric DEFAULT 0 NOT NULL,
  	"recovery" jsonb,
  	"tries" numeric DEFAULT 0 NOT NULL,
  	"closed_until" timestamp(3) with time zone,
  	"revision" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "imports" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"source" varchar NOT NULL,
  	"key" varchar NOT NULL,
  	"collection" varchar NOT NULL,
  	"document" numeric NOT NULL,
  	"told" varchar,
  	"written" varchar,
  	"written_at" varchar,
  	"incomplete" boolean,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "front_page" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "front_page_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"posts_id" integer,
  	"operations_id" integer
  );
  
  CREATE TABLE "_front_page_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_front_page_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"posts_id" integer,
  	"operations_id" integer
  );
  
  CREATE TABLE "alert" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"level" "enum_alert_level" DEFAULT 'information',
  	"so_title" varchar,
  	"so_text" varchar,
  	"so_link_text" varchar,
  	"en_title" varchar,
  	"en_text" varchar,
  	"en_link_text" varchar,
  	"link" varchar,
  	"from" timestamp(3) with time zone,
  	"from_tz" "enum_alert_from_tz" DEFAULT 'Africa/Mogadishu',
  	"until" timestamp(3) with time zone,
  	"until_tz" "enum_alert_until_tz" DEFAULT 'Africa/Mogadishu',
  	"_status" "enum_alert_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_alert_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_level" "enum__alert_v_version_level" DEFAULT 'information',
  	"version_so_title" varchar,
  	"version_so_text" varchar,
  	"version_so_link_text" varchar,
  	"version_en_title" varchar,
  	"version_en_text" varchar,
  	"version_en_link_text" varchar,
  	"version_link" varchar,
  	"version_from" timestamp(3) with time zone,
  	"version_from_tz" "enum__alert_v_version_from_tz" DEFAULT 'Africa/Mogadishu',
  	"version_until" timestamp(3) with time zone,
  	"version_until_tz" "enum__alert_v_version_until_tz" DEFAULT 'Africa/Mogadishu',
  	"version__status" "enum__alert_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "contact_information_office_phones" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"number" varchar
  );
  
  CREATE TABLE "contact_information" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"email" varchar,
  	"press_email" varchar,
  	"hotline" varchar,
  	"so_working_hours" varchar DEFAULT 'Sabti ilaa Khamiis 8.00–16.30 · Jimco: Fasax',
  	"so_working_days" varchar DEFAULT 'Sabti ilaa Khamiis, 8.00–16.30',
  	"so_day_off" varchar DEFAULT 'Jimco: Fasax',
  	"so_hotline_title" varchar DEFAULT 'Khadka degdegga ah, furan 24/7',
  	"so_office_hours" varchar DEFAULT 'Isniin ilaa Jimco, 8da subaxnimo ilaa 4ta galabnimo',
  	"so_address" varchar DEFAULT 'Wasaaradda Gaashaandhigga, Muqdisho',
  	"en_working_hours" varchar DEFAULT 'Saturday to Thursday 8.00–16.30 · Friday off',
  	"en_working_days" varchar DEFAULT 'Saturday to Thursday, 8.00–16.30',
  	"en_day_off" varchar DEFAULT 'Friday off',
  	"en_hotline_title" varchar DEFAULT 'Hotline, open 24/7',
  	"en_office_hours" varchar DEFAULT 'Monday to Friday, 8am to 4pm',
  	"en_address" varchar DEFAULT 'Ministry of Defence, Mogadishu',
  	"radio_url" varchar,
  	"stream_url" varchar,
  	"social_facebook" varchar,
  	"social_x" varchar,
  	"social_instagram" varchar,
  	"social_youtube" varchar,
  	"social_tiktok" varchar,
  	"_status" "enum_contact_information_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_contact_information_v_version_office_phones" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"number" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_contact_information_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_email" varchar,
  	"version_press_email" varchar,
  	"version_hotline" varchar,
  	"version_so_working_hours" varchar DEFAULT 'Sabti ilaa Khamiis 8.00–16.30 · Jimco: Fasax',
  	"version_so_working_days" varchar DEFAULT 'Sabti ilaa Khamiis, 8.00–16.30',
  	"version_so_day_off" varchar DEFAULT 'Jimco: Fasax',
  	"version_so_hotline_title" varchar DEFAULT 'Khadka degdegga ah, furan 24/7',
  	"version_so_office_hours" varchar DEFAULT 'Isniin ilaa Jimco, 8da subaxnimo ilaa 4ta galabnimo',
  	"version_so_address" varchar DEFAULT 'Wasaaradda Gaashaandhigga, Muqdisho',
  	"version_en_working_hours" varchar DEFAULT 'Saturday to Thursday 8.00–16.30 · Friday off',
  	"version_en_working_days" varchar DEFAULT 'Saturday to Thursday, 8.00–16.30',
  	"version_en_day_off" varchar DEFAULT 'Friday off',
  	"version_en_hotline_title" varchar DEFAULT 'Hotline, open 24/7',
  	"version_en_office_hours" varchar DEFAULT 'Monday to Friday, 8am to 4pm',
  	"version_en_address" varchar DEFAULT 'Ministry of Defence, Mogadishu',
  	"version_radio_url" varchar,
  	"version_stream_url" varchar,
  	"version_social_facebook" varchar,
  	"version_social_x" varchar,
  	"version_social_instagram" varchar,
  	"version_social_youtube" varchar,
  	"version_social_tiktok" varchar,
  	"version__status" "enum__contact_information_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "banners" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"so_picture_id" integer,
  	"so_show_name" boolean DEFAULT true,
  	"en_picture_id" integer,
  	"en_show_name" boolean DEFAULT true,
  	"_status" "enum_banners_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_banners_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_so_picture_id" integer,
  	"version_so_show_name" boolean DEFAULT true,
  	"version_en_picture_id" integer,
  	"version_en_show_name" boolean DEFAULT true,
  	"version__status" "enum__banners_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "about_so_values_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "about_en_values_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "about" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"so_title" varchar DEFAULT 'Ku saabsan Wasaaradda',
  	"so_lead" varchar DEFAULT 'Waxa ay Wasaaraddu qabato, cidda ay u adeegto iyo sida ay u dhisan tahay.',
  	"so_overview_heading" varchar DEFAULT 'Guudmar',
  	"so_overview_paragraphs" varchar DEFAULT 'Wasaaradda Gaashaandhiggu waxay masuul ka tahay difaaca dalka: siyaasadda, dadka, qalabka iyo miisaaniyadda ciidamada. Waa hoggaan rayid ah oo sharciga ku hoos shaqeeya.
  
  Wasaaraddu waxay dejisaa jihada, waxay kormeertaa sida loo fuliyo, waxayna dadweynaha iyo hay’adaha dowladda uga warbixisaa shaqadeeda. Ciidanka Xoogga Dalka Soomaaliyeed ayaa fuliya hawlaha difaaca ee dhulka, badda iyo cirka.
  
  Shaqadu waxay ku bilaabataa dadka: askari tababaran oo xuquuqdiisa hela, qoys la daryeelo, iyo muwaadin og waxa lagu qabto magaciisa.',
  	"so_mission_heading" varchar DEFAULT 'Hawsha',
  	"so_mission_text" varchar DEFAULT 'In la difaaco dalka, dadkiisa iyo xuduudihiisa, iyadoo la dhisayo ciidan mideysan, anshax leh oo sharciga u hoggaansan.',
  	"so_vision_heading" varchar DEFAULT 'Hiigsiga',
  	"so_vision_text" varchar DEFAULT 'Dal nabad ah oo ciidankiisu kalsooni u yahay dadka uu u adeego, saaxiibna u yahay deriskiisa.',
  	"so_values_heading" varchar DEFAULT 'Qiyamka',
  	"so_goals_heading" varchar DEFAULT 'Yoolalka',
  	"so_goals_items" varchar DEFAULT 'Ciidan tababaran oo diyaar ah, qalabna u leh hawsha loo xilsaaro.
  Mushahar, caafimaad iyo daryeel si waqtigiisa ah u gaara askarta iyo qoysaskooda.
  Maamul hufan: qandaraasyo furan, miisaaniyad la raaci karo iyo warbixinno la daabaco.
  Badbaadada xeebta iyo xuduudaha, iyadoo lala shaqeeyo hay’adaha kale ee dowladda.
  Gurmad degdeg ah marka masiibo dhacdo.
  Iskaashi saaxiibada caalamiga ah oo tababarka iyo nabad ilaalinta ku saabsan.',
  	"so_minister_heading" varchar DEFAULT 'Wasiirka',
  	"so_structure_heading" varchar DEFAULT 'Sida ay u dhisan tahay',
  	"so_structure_lead" varchar DEFAULT 'Xil walba wuxuu leeyahay bog u gaar ah.',
  	"so_structure_minister" varchar DEFAULT 'Wuxuu hoggaamiyaa Wasaaradda, wuxuuna Baarlamaanka ka hor jawaabaa.',
  	"so_structure_state_minister" varchar DEFAULT 'Wuxuu Wasiirka kala shaqeeyaa siyaasadda iyo xiriirka dowladda.',
  	"so_structure_deputy_minister" varchar DEFAULT 'Wuxuu Wasiirka ku kaalmeeyaa kormeerka, wuxuuna bedelaa marka uu maqan yahay.',
  	"so_structure_permanent_secretary" varchar DEFAULT 'Wuxuu maamulaa shaqada rayidka ah, miisaaniyadda iyo agaasimayaasha.',
  	"so_structure_director_general_defense" varchar DEFAULT 'Wuxuu isku duwaa qorsheynta, tababarka iyo diyaargarowga.',
  	"so_structure_director_general_personnel" varchar DEFAULT 'Wuxuu masuul ka yahay shaqaalaha, saadka iyo daryeelka.',
  	"so_structure_army_leadership" varchar DEFAULT 'Taliyayaashu waxay fuliyaan hawlaha difaaca ee dhulka, badda iyo cirka.',
  	"en_title" varchar DEFAULT 'About the Ministry',
  	"en_lead" varchar DEFAULT 'What the Ministry does, whom it serves and how it is built.',
  	"en_overview_heading" varchar DEFAULT 'Overview',
  	"en_overview_paragraphs" varchar DEFAULT 'The Ministry of Defence is responsible for the defence of the country: policy, people, equipment and the budget of the armed forces. It is civilian leadership that works under the law.
  
  The Ministry sets the direction, watches how it is carried out, and reports on its work to the public and to the institutions of the state. The Somali National Army carries out the tasks of defence on land, at sea and in the air.
  
  The work begins with people: a soldier who is trained and paid, a family that is cared for, and a citizen who knows what is done in their name.',
  	"en_mission_heading" varchar DEFAULT 'Mission',
  	"en_mission_text" varchar DEFAULT 'To defend the country, its people and its borders by building forces that are united, disciplined and subject to the law.',
  	"en_vision_heading" varchar DEFAULT 'Vision',
  	"en_vision_text" varchar DEFAULT 'A country at peace, whose forces are trusted by the people they serve and are a partner to their neighbours.',
  	"en_values_heading" varchar DEFAULT 'Values',
  	"en_goals_heading" varchar DEFAULT 'Goals',
  	"en_goals_items" varchar DEFAULT 'Forces that are trained, ready and equipped for the tasks they are given.
  Pay, health care and support that reach members and their families on time.
  Clean administration: open tenders, a budget that can be followed, reports that are published.
  A safe coast and safe borders, together with the other institutions of the state.
  Quick help when a disaster strikes.
  Cooperation with international partners in training and peacekeeping.',
  	"en_minister_heading" varchar DEFAULT 'The Minister',
  	"en_structure_heading" varchar DEFAULT 'How it is built',
  	"en_structure_lead" varchar DEFAULT 'Each office has a page of its own.',
  	"en_structure_minister" varchar DEFAULT 'Leads the Ministry and answers for it before Parliament.',
  	"en_structure_state_minister" varchar DEFAULT 'Works with the Minister on policy and on relations within the government.',
  	"en_structure_deputy_minister" varchar DEFAULT 'Supports the Minister in oversight, and stands in when the Minister is away.',
  	"en_structure_permanent_secretary" varchar DEFAULT 'Runs the civil service of the Ministry, its budget and its directorates.',
  	"en_structure_director_general_defense" varchar DEFAULT 'Coordinates planning, training and readiness.',
  	"en_structure_director_general_personnel" varchar DEFAULT 'Is in charge of personnel, supply and welfare.',
  	"en_structure_army_leadership" varchar DEFAULT 'The commanders carry out the tasks of defence on land, at sea and in the air.',
  	"_status" "enum_about_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_about_v_version_so_values_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_about_v_version_en_values_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_about_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_so_title" varchar DEFAULT 'Ku saabsan Wasaaradda',
  	"version_so_lead" varchar DEFAULT 'Waxa ay Wasaaraddu qabato, cidda ay u adeegto iyo sida ay u dhisan tahay.',
  	"version_so_overview_heading" varchar DEFAULT 'Guudmar',
  	"version_so_overview_paragraphs" varchar DEFAULT 'Wasaaradda Gaashaandhiggu waxay masuul ka tahay difaaca dalka: siyaasadda, dadka, qalabka iyo miisaaniyadda ciidamada. Waa hoggaan rayid ah oo sharciga ku hoos shaqeeya.
  
  Wasaaraddu waxay dejisaa jihada, waxay kormeertaa sida loo fuliyo, waxayna dadweynaha iyo hay’adaha dowladda uga warbixisaa shaqadeeda. Ciidanka Xoogga Dalka Soomaaliyeed ayaa fuliya hawlaha difaaca ee dhulka, badda iyo cirka.
  
  Shaqadu waxay ku bilaabataa dadka: askari tababaran oo xuquuqdiisa hela, qoys la daryeelo, iyo muwaadin og waxa lagu qabto magaciisa.',
  	"version_so_mission_heading" varchar DEFAULT 'Hawsha',
  	"version_so_mission_text" varchar DEFAULT 'In la difaaco dalka, dadkiisa iyo xuduudihiisa, iyadoo la dhisayo ciidan mideysan, anshax leh oo sharciga u hoggaansan.',
  	"version_so_vision_heading" varchar DEFAULT 'Hiigsiga',
  	"version_so_vision_text" varchar DEFAULT 'Dal nabad ah oo ciidankiisu kalsooni u yahay dadka uu u adeego, saaxiibna u yahay deriskiisa.',
  	"version_so_values_heading" varchar DEFAULT 'Qiyamka',
  	"version_so_goals_heading" varchar DEFAULT 'Yoolalka',
  	"version_so_goals_items" varchar DEFAULT 'Ciidan tababaran oo diyaar ah, qalabna u leh hawsha loo xilsaaro.
  Mushahar, caafimaad iyo daryeel si waqtigiisa ah u gaara askarta iyo qoysaskooda.
  Maamul hufan: qandaraasyo furan, miisaaniyad la raaci karo iyo warbixinno la daabaco.
  Badbaadada xeebta iyo xuduudaha, iyadoo lala shaqeeyo hay’adaha kale ee dowladda.
  Gurmad degdeg ah marka masiibo dhacdo.
  Iskaashi saaxiibada caalamiga ah oo tababarka iyo nabad ilaalinta ku saabsan.',
  	"version_so_minister_heading" varchar DEFAULT 'Wasiirka',
  	"version_so_structure_heading" varchar DEFAULT 'Sida ay u dhisan tahay',
  	"version_so_structure_lead" varchar DEFAULT 'Xil walba wuxuu leeyahay bog u gaar ah.',
  	"version_so_structure_minister" varchar DEFAULT 'Wuxuu hoggaamiyaa Wasaaradda, wuxuuna Baarlamaanka ka hor jawaabaa.',
  	"version_so_structure_state_minister" varchar DEFAULT 'Wuxuu Wasiirka kala shaqeeyaa siyaasadda iyo xiriirka dowladda.',
  	"version_so_structure_deputy_minister" varchar DEFAULT 'Wuxuu Wasiirka ku kaalmeeyaa kormeerka, wuxuuna bedelaa marka uu maqan yahay.',
  	"version_so_structure_permanent_secretary" varchar DEFAULT 'Wuxuu maamulaa shaqada rayidka ah, miisaaniyadda iyo agaasimayaasha.',
  	"version_so_structure_director_general_defense" varchar DEFAULT 'Wuxuu isku duwaa qorsheynta, tababarka iyo diyaargarowga.',
  	"version_so_structure_director_general_personnel" varchar DEFAULT 'Wuxuu masuul ka yahay shaqaalaha, saadka iyo daryeelka.',
  	"version_so_structure_army_leadership" varchar DEFAULT 'Taliyayaashu waxay fuliyaan hawlaha difaaca ee dhulka, badda iyo cirka.',
  	"version_en_title" varchar DEFAULT 'About the Ministry',
  	"version_en_lead" varchar DEFAULT 'What the Ministry does, whom it serves and how it is built.',
  	"version_en_overview_heading" varchar DEFAULT 'Overview',
  	"version_en_overview_paragraphs" varchar DEFAULT 'The Ministry of Defence is responsible for the defence of the country: policy, people, equipment and the budget of the armed forces. It is civilian leadership that works under the law.
  
  The Ministry sets the direction, watches how it is carried out, and reports on its work to the public and to the institutions of the state. The Somali National Army carries out the tasks of defence on land, at sea and in the air.
  
  The work begins with people: a soldier who is trained and paid, a family that is cared for, and a citizen who knows what is done in their name.',
  	"version_en_mission_heading" varchar DEFAULT 'Mission',
  	"version_en_mission_text" varchar DEFAULT 'To defend the country, its people and its borders by building forces that are united, disciplined and subject to the law.',
  	"version_en_vision_heading" varchar DEFAULT 'Vision',
  	"version_en_vision_text" varchar DEFAULT 'A country at peace, whose forces are trusted by the people they serve and are a partner to their neighbours.',
  	"version_en_values_heading" varchar DEFAULT 'Values',
  	"version_en_goals_heading" varchar DEFAULT 'Goals',
  	"version_en_goals_items" varchar DEFAULT 'Forces that are trained, ready and equipped for the tasks they are given.
  Pay, health care and support that reach members and their families on time.
  Clean administration: open tenders, a budget that can be followed, reports that are published.
  A safe coast and safe borders, together with the other institutions of the state.
  Quick help when a disaster strikes.
  Cooperation with international partners in training and peacekeeping.',
  	"version_en_minister_heading" varchar DEFAULT 'The Minister',
  	"version_en_structure_heading" varchar DEFAULT 'How it is built',
  	"version_en_structure_lead" varchar DEFAULT 'Each office has a page of its own.',
  	"version_en_structure_minister" varchar DEFAULT 'Leads the Ministry and answers for it before Parliament.',
  	"version_en_structure_state_minister" varchar DEFAULT 'Works with the Minister on policy and on relations within the government.',
  	"version_en_structure_deputy_minister" varchar DEFAULT 'Supports the Minister in oversight, and stands in when the Minister is away.',
  	"version_en_structure_permanent_secretary" varchar DEFAULT 'Runs the civil service of the Ministry, its budget and its directorates.',
  	"version_en_structure_director_general_defense" varchar DEFAULT 'Coordinates planning, training and readiness.',
  	"version_en_structure_director_general_personnel" varchar DEFAULT 'Is in charge of personnel, supply and welfare.',
  	"version_en_structure_army_leadership" varchar DEFAULT 'The commanders carry out the tasks of defence on land, at sea and in the air.',
  	"version__status" "enum__about_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "partners_partners" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"so_name" varchar,
  	"so_text" varchar,
  	"en_name" varchar,
  	"en_text" varchar,
  	"kind" "enum_partners_partners_kind" DEFAULT 'defense',
  	"logo_id" integer,
  	"mark" "enum_partners_partners_mark",
  	"letters" varchar,
  	"url" varchar
  );
  
  CREATE TABLE "partners" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_status" "enum_partners_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_partners_v_version_partners" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"so_name" varchar,
  	"so_text" varchar,
  	"en_name" varchar,
  	"en_text" varchar,
  	"kind" "enum__partners_v_version_partners_kind" DEFAULT 'defense',
  	"logo_id" integer,
  	"mark" "enum__partners_v_version_partners_mark",
  	"letters" varchar,
  	"url" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_partners_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version__status" "enum__partners_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "inbox_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kept_months" numeric DEFAULT 24 NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "posts" ADD COLUMN "revision" numeric DEFAULT 0;
  ALTER TABLE "posts" ADD COLUMN "saved_by_id" integer;
  ALTER TABLE "posts" ADD COLUMN "set_aside" boolean DEFAULT false;
  ALTER TABLE "posts" ADD COLUMN "saved_from" varchar;
  ALTER TABLE "posts" ADD COLUMN "saved_since" numeric;
  ALTER TABLE "posts" ADD COLUMN "so_published_alone" boolean;
  ALTER TABLE "posts" ADD COLUMN "so_published_alone_reason" varchar;
  ALTER TABLE "posts" ADD COLUMN "so_changed_by" jsonb;
  ALTER TABLE "posts" ADD COLUMN "en_published_alone" boolean;
  ALTER TABLE "posts" ADD COLUMN "en_published_alone_reason" varchar;
  ALTER TABLE "posts" ADD COLUMN "en_changed_by" jsonb;
  ALTER TABLE "posts" ADD COLUMN "operation_id" integer;
  ALTER TABLE "posts" ADD COLUMN "date_chosen" boolean;
  ALTER TABLE "posts" ADD COLUMN "shared_changed_by" jsonb;
  ALTER TABLE "posts" ADD COLUMN "turn" varchar;
  ALTER TABLE "_posts_v" ADD COLUMN "version_revision" numeric DEFAULT 0;
  ALTER TABLE "_posts_v" ADD COLUMN "version_saved_by_id" integer;
  ALTER TABLE "_posts_v" ADD COLUMN "version_set_aside" boolean DEFAULT false;
  ALTER TABLE "_posts_v" ADD COLUMN "version_saved_from" varchar;
  ALTER TABLE "_posts_v" ADD COLUMN "version_saved_since" numeric;
  ALTER TABLE "_posts_v" ADD COLUMN "version_so_published_alone" boolean;
  ALTER TABLE "_posts_v" ADD COLUMN "version_so_published_alone_reason" varchar;
  ALTER TABLE "_posts_v" ADD COLUMN "version_so_changed_by" jsonb;
  ALTER TABLE "_posts_v" ADD COLUMN "version_en_published_alone" boolean;
  ALTER TABLE "_posts_v" ADD COLUMN "version_en_published_alone_reason" varchar;
  ALTER TABLE "_posts_v" ADD COLUMN "version_en_changed_by" jsonb;
  ALTER TABLE "_posts_v" ADD COLUMN "version_operation_id" integer;
  ALTER TABLE "_posts_v" ADD COLUMN "version_date_chosen" boolean;
  ALTER TABLE "_posts_v" ADD COLUMN "version_shared_changed_by" jsonb;
  ALTER TABLE "_posts_v" ADD COLUMN "version_turn" varchar;
  ALTER TABLE "_posts_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "media" ADD COLUMN "decorative" boolean DEFAULT false;
  ALTER TABLE "media" ADD COLUMN "caption_so" varchar;
  ALTER TABLE "media" ADD COLUMN "caption_en" varchar;
  ALTER TABLE "media" ADD COLUMN "poster_id" integer;
  ALTER TABLE "media" ADD COLUMN "captions_so_id" integer;
  ALTER TABLE "media" ADD COLUMN "captions_en_id" integer;
  ALTER TABLE "media" ADD COLUMN "source" varchar;
  ALTER TABLE "media" ADD COLUMN "pages" numeric;
  ALTER TABLE "media" ADD COLUMN "focal_x" numeric;
  ALTER TABLE "media" ADD COLUMN "focal_y" numeric;
  ALTER TABLE "contact_messages" ADD COLUMN "state" "enum_contact_messages_state" DEFAULT 'new';
  ALTER TABLE "contact_messages" ADD COLUMN "assignee_id" integer;
  ALTER TABLE "users_sessions" ADD COLUMN "passed_at" timestamp(3) with time zone;
  ALTER TABLE "users" ADD COLUMN "codes_since" timestamp(3) with time zone;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "redirects_id" integer;
  ALTER TABLE "schedules" ADD CONSTRAINT "schedules_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "schedules" ADD CONSTRAINT "schedules_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "operations_rels" ADD CONSTRAINT "operations_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."operations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "operations_rels" ADD CONSTRAINT "operations_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_operations_v_rels" ADD CONSTRAINT "_operations_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_operations_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_operations_v_rels" ADD CONSTRAINT "_operations_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "preview_links" ADD CONSTRAINT "preview_links_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "preview_links" ADD CONSTRAINT "preview_links_made_by_id_users_id_fk" FOREIGN KEY ("made_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "message_notes" ADD CONSTRAINT "message_notes_message_id_contact_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."contact_messages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "message_replies" ADD CONSTRAINT "message_replies_message_id_contact_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."contact_messages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "invitations_roles" ADD CONSTRAINT "invitations_roles_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."invitations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "invitations_departments" ADD CONSTRAINT "invitations_departments_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."invitations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "front_page_rels" ADD CONSTRAINT "front_page_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."front_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "front_page_rels" ADD CONSTRAINT "front_page_rels_posts_fk" FOREIGN KEY ("posts_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "front_page_rels" ADD CONSTRAINT "front_page_rels_operations_fk" FOREIGN KEY ("operations_id") REFERENCES "public"."operations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_front_page_v_rels" ADD CONSTRAINT "_front_page_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_front_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_front_page_v_rels" ADD CONSTRAINT "_front_page_v_rels_posts_fk" FOREIGN KEY ("posts_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_front_page_v_rels" ADD CONSTRAINT "_front_page_v_rels_operations_fk" FOREIGN KEY ("operations_id") REFERENCES "public"."operations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "contact_information_office_phones" ADD CONSTRAINT "contact_information_office_phones_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."contact_information"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_contact_information_v_version_office_phones" ADD CONSTRAINT "_contact_information_v_version_office_phones_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_contact_information_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "banners" ADD CONSTRAINT "banners_so_picture_id_media_id_fk" FOREIGN KEY ("so_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "banners" ADD CONSTRAINT "banners_en_picture_id_media_id_fk" FOREIGN KEY ("en_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_banners_v" ADD CONSTRAINT "_banners_v_version_so_picture_id_media_id_fk" FOREIGN KEY ("version_so_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_banners_v" ADD CONSTRAINT "_banners_v_version_en_picture_id_media_id_fk" FOREIGN KEY ("version_en_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "about_so_values_items" ADD CONSTRAINT "about_so_values_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."about"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "about_en_values_items" ADD CONSTRAINT "about_en_values_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."about"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_about_v_version_so_values_items" ADD CONSTRAINT "_about_v_version_so_values_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_about_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_about_v_version_en_values_items" ADD CONSTRAINT "_about_v_version_en_values_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_about_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "partners_partners" ADD CONSTRAINT "partners_partners_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "partners_partners" ADD CONSTRAINT "partners_partners_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_partners_v_version_partners" ADD CONSTRAINT "_partners_v_version_partners_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_partners_v_version_partners" ADD CONSTRAINT "_partners_v_version_partners_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_partners_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "schedules_post_idx" ON "schedules" USING btree ("post_id");
  CREATE INDEX "schedules_by_idx" ON "schedules" USING btree ("by_id");
  CREATE INDEX "schedules_updated_at_idx" ON "schedules" USING btree ("updated_at");
  CREATE INDEX "schedules_created_at_idx" ON "schedules" USING btree ("created_at");
  CREATE INDEX "state_at_idx" ON "schedules" USING btree ("state","at");
  CREATE INDEX "post_state_idx" ON "schedules" USING btree ("post_id","state");
  CREATE INDEX "operations_rels_order_idx" ON "operations_rels" USING btree ("order");
  CREATE INDEX "operations_rels_parent_idx" ON "operations_rels" USING btree ("parent_id");
  CREATE INDEX "operations_rels_path_idx" ON "operations_rels" USING btree ("path");
  CREATE INDEX "operations_rels_media_id_idx" ON "operations_rels" USING btree ("media_id");
  CREATE INDEX "_operations_v_rels_order_idx" ON "_operations_v_rels" USING btree ("order");
  CREATE INDEX "_operations_v_rels_parent_idx" ON "_operations_v_rels" USING btree ("parent_id");
  CREATE INDEX "_operations_v_rels_path_idx" ON "_operations_v_rels" USING btree ("path");
  CREATE INDEX "_operations_v_rels_media_id_idx" ON "_operations_v_rels" USING btree ("media_id");
  CREATE UNIQUE INDEX "redirects_from_idx" ON "redirects" USING btree ("from");
  CREATE INDEX "redirects_updated_at_idx" ON "redirects" USING btree ("updated_at");
  CREATE INDEX "redirects_created_at_idx" ON "redirects" USING btree ("created_at");
  CREATE INDEX "preview_links_post_idx" ON "preview_links" USING btree ("post_id");
  CREATE UNIQUE INDEX "preview_links_token_hash_idx" ON "preview_links" USING btree ("token_hash");
  CREATE INDEX "preview_links_made_by_idx" ON "preview_links" USING btree ("made_by_id");
  CREATE INDEX "preview_links_updated_at_idx" ON "preview_links" USING btree ("updated_at");
  CREATE INDEX "preview_links_created_at_idx" ON "preview_links" USING btree ("created_at");
  CREATE INDEX "message_notes_message_idx" ON "message_notes" USING btree ("message_id");
  CREATE INDEX "message_notes_updated_at_idx" ON "message_notes" USING btree ("updated_at");
  CREATE INDEX "message_notes_created_at_idx" ON "message_notes" USING btree ("created_at");
  CREATE INDEX "message_replies_message_idx" ON "message_replies" USING btree ("message_id");
  CREATE UNIQUE INDEX "message_replies_key_idx" ON "message_replies" USING btree ("key");
  CREATE INDEX "message_replies_mail_due_at_idx" ON "message_replies" USING btree ("mail_due_at");
  CREATE INDEX "message_replies_updated_at_idx" ON "message_replies" USING btree ("updated_at");
  CREATE INDEX "message_replies_created_at_idx" ON "message_replies" USING btree ("created_at");
  CREATE INDEX "invitations_roles_order_idx" ON "invitations_roles" USING btree ("order");
  CREATE INDEX "invitations_roles_parent_idx" ON "invitations_roles" USING btree ("parent_id");
  CREATE INDEX "invitations_departments_order_idx" ON "invitations_departments" USING btree ("order");
  CREATE INDEX "invitations_departments_parent_idx" ON "invitations_departments" USING btree ("parent_id");
  CREATE INDEX "invitations_email_idx" ON "invitations" USING btree ("email");
  CREATE INDEX "invitations_token_digest_idx" ON "invitations" USING btree ("token_digest");
  CREATE INDEX "invitations_updated_at_idx" ON "invitations" USING btree ("updated_at");
  CREATE INDEX "invitations_created_at_idx" ON "invitations" USING btree ("created_at");
  CREATE UNIQUE INDEX "second_factors_account_idx" ON "second_factors" USING btree ("account");
  CREATE INDEX "second_factors_updated_at_idx" ON "second_factors" USING btree ("updated_at");
  CREATE INDEX "second_factors_created_at_idx" ON "second_factors" USING btree ("created_at");
  CREATE INDEX "imports_updated_at_idx" ON "imports" USING btree ("updated_at");
  CREATE INDEX "imports_created_at_idx" ON "imports" USING btree ("created_at");
  CREATE UNIQUE INDEX "source_key_idx" ON "imports" USING btree ("source","key");
  CREATE INDEX "front_page_rels_order_idx" ON "front_page_rels" USING btree ("order");
  CREATE INDEX "front_page_rels_parent_idx" ON "front_page_rels" USING btree ("parent_id");
  CREATE INDEX "front_page_rels_path_idx" ON "front_page_rels" USING btree ("path");
  CREATE INDEX "front_page_rels_posts_id_idx" ON "front_page_rels" USING btree ("posts_id");
  CREATE INDEX "front_page_rels_operations_id_idx" ON "front_page_rels" USING btree ("operations_id");
  CREATE INDEX "_front_page_v_created_at_idx" ON "_front_page_v" USING btree ("created_at");
  CREATE INDEX "_front_page_v_updated_at_idx" ON "_front_page_v" USING btree ("updated_at");
  CREATE INDEX "_front_page_v_rels_order_idx" ON "_front_page_v_rels" USING btree ("order");
  CREATE INDEX "_front_page_v_rels_parent_idx" ON "_front_page_v_rels" USING btree ("parent_id");
  CREATE INDEX "_front_page_v_rels_path_idx" ON "_front_page_v_rels" USING btree ("path");
  CREATE INDEX "_front_page_v_rels_posts_id_idx" ON "_front_page_v_rels" USING btree ("posts_id");
  CREATE INDEX "_front_page_v_rels_operations_id_idx" ON "_front_page_v_rels" USING btree ("operations_id");
  CREATE INDEX "alert__status_idx" ON "alert" USING btree ("_status");
  CREATE INDEX "_alert_v_version_version__status_idx" ON "_alert_v" USING btree ("version__status");
  CREATE INDEX "_alert_v_created_at_idx" ON "_alert_v" USING btree ("created_at");
  CREATE INDEX "_alert_v_updated_at_idx" ON "_alert_v" USING btree ("updated_at");
  CREATE INDEX "_alert_v_latest_idx" ON "_alert_v" USING btree ("latest");
  CREATE INDEX "contact_information_office_phones_order_idx" ON "contact_information_office_phones" USING btree ("_order");
  CREATE INDEX "contact_information_office_phones_parent_id_idx" ON "contact_information_office_phones" USING btree ("_parent_id");
  CREATE INDEX "contact_information__status_idx" ON "contact_information" USING btree ("_status");
  CREATE INDEX "_contact_information_v_version_office_phones_order_idx" ON "_contact_information_v_version_office_phones" USING btree ("_order");
  CREATE INDEX "_contact_information_v_version_office_phones_parent_id_idx" ON "_contact_information_v_version_office_phones" USING btree ("_parent_id");
  CREATE INDEX "_contact_information_v_version_version__status_idx" ON "_contact_information_v" USING btree ("version__status");
  CREATE INDEX "_contact_information_v_created_at_idx" ON "_contact_information_v" USING btree ("created_at");
  CREATE INDEX "_contact_information_v_updated_at_idx" ON "_contact_information_v" USING btree ("updated_at");
  CREATE INDEX "_contact_information_v_latest_idx" ON "_contact_information_v" USING btree ("latest");
  CREATE INDEX "banners_so_so_picture_idx" ON "banners" USING btree ("so_picture_id");
  CREATE INDEX "banners_en_en_picture_idx" ON "banners" USING btree ("en_picture_id");
  CREATE INDEX "banners__status_idx" ON "banners" USING btree ("_status");
  CREATE INDEX "_banners_v_version_so_version_so_picture_idx" ON "_banners_v" USING btree ("version_so_picture_id");
  CREATE INDEX "_banners_v_version_en_version_en_picture_idx" ON "_banners_v" USING btree ("version_en_picture_id");
  CREATE INDEX "_banners_v_version_version__status_idx" ON "_banners_v" USING btree ("version__status");
  CREATE INDEX "_banners_v_created_at_idx" ON "_banners_v" USING btree ("created_at");
  CREATE INDEX "_banners_v_updated_at_idx" ON "_banners_v" USING btree ("updated_at");
  CREATE INDEX "_banners_v_latest_idx" ON "_banners_v" USING btree ("latest");
  CREATE INDEX "about_so_values_items_order_idx" ON "about_so_values_items" USING btree ("_order");
  CREATE INDEX "about_so_values_items_parent_id_idx" ON "about_so_values_items" USING btree ("_parent_id");
  CREATE INDEX "about_en_values_items_order_idx" ON "about_en_values_items" USING btree ("_order");
  CREATE INDEX "about_en_values_items_parent_id_idx" ON "about_en_values_items" USING btree ("_parent_id");
  CREATE INDEX "about__status_idx" ON "about" USING btree ("_status");
  CREATE INDEX "_about_v_version_so_values_items_order_idx" ON "_about_v_version_so_values_items" USING btree ("_order");
  CREATE INDEX "_about_v_version_so_values_items_parent_id_idx" ON "_about_v_version_so_values_items" USING btree ("_parent_id");
  CREATE INDEX "_about_v_version_en_values_items_order_idx" ON "_about_v_version_en_values_items" USING btree ("_order");
  CREATE INDEX "_about_v_version_en_values_items_parent_id_idx" ON "_about_v_version_en_values_items" USING btree ("_parent_id");
  CREATE INDEX "_about_v_version_version__status_idx" ON "_about_v" USING btree ("version__status");
  CREATE INDEX "_about_v_created_at_idx" ON "_about_v" USING btree ("created_at");
  CREATE INDEX "_about_v_updated_at_idx" ON "_about_v" USING btree ("updated_at");
  CREATE INDEX "_about_v_latest_idx" ON "_about_v" USING btree ("latest");
  CREATE INDEX "partners_partners_order_idx" ON "partners_partners" USING btree ("_order");
  CREATE INDEX "partners_partners_parent_id_idx" ON "partners_partners" USING btree ("_parent_id");
  CREATE INDEX "partners_partners_logo_idx" ON "partners_partners" USING btree ("logo_id");
  CREATE INDEX "partners__status_idx" ON "partners" USING btree ("_status");
  CREATE INDEX "_partners_v_version_partners_order_idx" ON "_partners_v_version_partners" USING btree ("_order");
  CREATE INDEX "_partners_v_version_partners_parent_id_idx" ON "_partners_v_version_partners" USING btree ("_parent_id");
  CREATE INDEX "_partners_v_version_partners_logo_idx" ON "_partners_v_version_partners" USING btree ("logo_id");
  CREATE INDEX "_partners_v_version_version__status_idx" ON "_partners_v" USING btree ("version__status");
  CREATE INDEX "_partners_v_created_at_idx" ON "_partners_v" USING btree ("created_at");
  CREATE INDEX "_partners_v_updated_at_idx" ON "_partners_v" USING btree ("updated_at");
  CREATE INDEX "_partners_v_latest_idx" ON "_partners_v" USING btree ("latest");
  ALTER TABLE "posts" ADD CONSTRAINT "posts_saved_by_id_users_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "posts" ADD CONSTRAINT "posts_operation_id_operations_id_fk" FOREIGN KEY ("operation_id") REFERENCES "public"."operations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_version_saved_by_id_users_id_fk" FOREIGN KEY ("version_saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_version_operation_id_operations_id_fk" FOREIGN KEY ("version_operation_id") REFERENCES "public"."operations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "media" ADD CONSTRAINT "media_poster_id_media_id_fk" FOREIGN KEY ("poster_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "media" ADD CONSTRAINT "media_captions_so_id_media_id_fk" FOREIGN KEY ("captions_so_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "media" ADD CONSTRAINT "media_captions_en_id_media_id_fk" FOREIGN KEY ("captions_en_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirects_fk" FOREIGN KEY ("redirects_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "posts_saved_by_idx" ON "posts" USING btree ("saved_by_id");
  CREATE INDEX "posts_operation_idx" ON "posts" USING btree ("operation_id");
  CREATE INDEX "_posts_v_version_version_saved_by_idx" ON "_posts_v" USING btree ("version_saved_by_id");
  CREATE INDEX "_posts_v_version_version_operation_idx" ON "_posts_v" USING btree ("version_operation_id");
  CREATE INDEX "_posts_v_autosave_idx" ON "_posts_v" USING btree ("autosave");
  CREATE INDEX "media_poster_idx" ON "media" USING btree ("poster_id");
  CREATE INDEX "media_captions_so_idx" ON "media" USING btree ("captions_so_id");
  CREATE INDEX "media_captions_en_idx" ON "media" USING btree ("captions_en_id");
  CREATE INDEX "media_source_idx" ON "media" USING btree ("source");
  CREATE INDEX "contact_messages_department_idx" ON "contact_messages" USING btree ("department");
  CREATE INDEX "contact_messages_state_idx" ON "contact_messages" USING btree ("state");
  CREATE INDEX "contact_messages_assignee_idx" ON "contact_messages" USING btree ("assignee_id");
  CREATE INDEX "document_action_idx" ON "audit" USING btree ("document","action");
  CREATE INDEX "payload_locked_documents_rels_redirects_id_idx" ON "payload_locked_documents_rels" USING btree ("redirects_id");
  ALTER TABLE "users" DROP COLUMN "reset_password_requested_at";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "schedules" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "operations_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_operations_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "redirects" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "preview_links" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "message_notes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "message_replies" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "invitations_roles" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "invitations_departments" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "invitations" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "second_factors" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "imports" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "front_page" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "front_page_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_front_page_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_front_page_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "alert" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_alert_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "contact_information_office_phones" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "contact_information" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_contact_information_v_version_office_phones" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_contact_information_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "banners" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_banners_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "about_so_values_items" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "about_en_values_items" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "about" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_about_v_version_so_values_items" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_about_v_version_en_values_items" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_about_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "partners_partners" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "partners" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_partners_v_version_partners" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_partners_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "inbox_settings" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "schedules" CASCADE;
  DROP TABLE "operations_rels" CASCADE;
  DROP TABLE "_operations_v_rels" CASCADE;
  DROP TABLE "redirects" CASCADE;
  DROP TABLE "preview_links" CASCADE;
  DROP TABLE "message_notes" CASCADE;
  DROP TABLE "message_replies" CASCADE;
  DROP TABLE "invitations_roles" CASCADE;
  DROP TABLE "invitations_departments" CASCADE;
  DROP TABLE "invitations" CASCADE;
  DROP TABLE "second_factors" CASCADE;
  DROP TABLE "imports" CASCADE;
  DROP TABLE "front_page" CASCADE;
  DROP TABLE "front_page_rels" CASCADE;
  DROP TABLE "_front_page_v" CASCADE;
  DROP TABLE "_front_page_v_rels" CASCADE;
  DROP TABLE "alert" CASCADE;
  DROP TABLE "_alert_v" CASCADE;
  DROP TABLE "contact_information_office_phones" CASCADE;
  DROP TABLE "contact_information" CASCADE;
  DROP TABLE "_contact_information_v_version_office_phones" CASCADE;
  DROP TABLE "_contact_information_v" CASCADE;
  DROP TABLE "banners" CASCADE;
  DROP TABLE "_banners_v" CASCADE;
  DROP TABLE "about_so_values_items" CASCADE;
  DROP TABLE "about_en_values_items" CASCADE;
  DROP TABLE "about" CASCADE;
  DROP TABLE "_about_v_version_so_values_items" CASCADE;
  DROP TABLE "_about_v_version_en_values_items" CASCADE;
  DROP TABLE "_about_v" CASCADE;
  DROP TABLE "partners_partners" CASCADE;
  DROP TABLE "partners" CASCADE;
  DROP TABLE "_partners_v_version_partners" CASCADE;
  DROP TABLE "_partners_v" CASCADE;
  DROP TABLE "inbox_settings" CASCADE;
  ALTER TABLE "posts" DROP CONSTRAINT IF EXISTS "posts_saved_by_id_users_id_fk";
  
  ALTER TABLE "posts" DROP CONSTRAINT IF EXISTS "posts_operation_id_operations_id_fk";
  
  ALTER TABLE "_posts_v" DROP CONSTRAINT IF EXISTS "_posts_v_version_saved_by_id_users_id_fk";
  
  ALTER TABLE "_posts_v" DROP CONSTRAINT IF EXISTS "_posts_v_version_operation_id_operations_id_fk";
  
  ALTER TABLE "media" DROP CONSTRAINT IF EXISTS "media_poster_id_media_id_fk";
  
  ALTER TABLE "media" DROP CONSTRAINT IF EXISTS "media_captions_so_id_media_id_fk";
  
  ALTER TABLE "media" DROP CONSTRAINT IF EXISTS "media_captions_en_id_media_id_fk";
  
  ALTER TABLE "contact_messages" DROP CONSTRAINT IF EXISTS "contact_messages_assignee_id_users_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_redirects_fk";
  
  DROP INDEX IF EXISTS "posts_saved_by_idx";
  DROP INDEX IF EXISTS "posts_operation_idx";
  DROP INDEX IF EXISTS "_posts_v_version_version_saved_by_idx";
  DROP INDEX IF EXISTS "_posts_v_version_version_operation_idx";
  DROP INDEX IF EXISTS "_posts_v_autosave_idx";
  DROP INDEX IF EXISTS "media_poster_idx";
  DROP INDEX IF EXISTS "media_captions_so_idx";
  DROP INDEX IF EXISTS "media_captions_en_idx";
  DROP INDEX IF EXISTS "media_source_idx";
  DROP INDEX IF EXISTS "contact_messages_department_idx";
  DROP INDEX IF EXISTS "contact_messages_state_idx";
  DROP INDEX IF EXISTS "contact_messages_assignee_idx";
  DROP INDEX IF EXISTS "document_action_idx";
  DROP INDEX IF EXISTS "payload_locked_documents_rels_redirects_id_idx";
  ALTER TABLE "users" ADD COLUMN "reset_password_requested_at" timestamp(3) with time zone;
  ALTER TABLE "posts" DROP COLUMN "revision";
  ALTER TABLE "posts" DROP COLUMN "saved_by_id";
  ALTER TABLE "posts" DROP COLUMN "set_aside";
  ALTER TABLE "posts" DROP COLUMN "saved_from";
  ALTER TABLE "posts" DROP COLUMN "saved_since";
  ALTER TABLE "posts" DROP COLUMN "so_published_alone";
  ALTER TABLE "posts" DROP COLUMN "so_published_alone_reason";
  ALTER TABLE "posts" DROP COLUMN "so_changed_by";
  ALTER TABLE "posts" DROP COLUMN "en_published_alone";
  ALTER TABLE "posts" DROP COLUMN "en_published_alone_reason";
  ALTER TABLE "posts" DROP COLUMN "en_changed_by";
  ALTER TABLE "posts" DROP COLUMN "operation_id";
  ALTER TABLE "posts" DROP COLUMN "date_chosen";
  ALTER TABLE "posts" DROP COLUMN "shared_changed_by";
  ALTER TABLE "posts" DROP COLUMN "turn";
  ALTER TABLE "_posts_v" DROP COLUMN "version_revision";
  ALTER TABLE "_posts_v" DROP COLUMN "version_saved_by_id";
  ALTER TABLE "_posts_v" DROP COLUMN "version_set_aside";
  ALTER TABLE "_posts_v" DROP COLUMN "version_saved_from";
  ALTER TABLE "_posts_v" DROP COLUMN "version_saved_since";
  ALTER TABLE "_posts_v" DROP COLUMN "version_so_published_alone";
  ALTER TABLE "_posts_v" DROP COLUMN "version_so_published_alone_reason";
  ALTER TABLE "_posts_v" DROP COLUMN "version_so_changed_by";
  ALTER TABLE "_posts_v" DROP COLUMN "version_en_published_alone";
  ALTER TABLE "_posts_v" DROP COLUMN "version_en_published_alone_reason";
  ALTER TABLE "_posts_v" DROP COLUMN "version_en_changed_by";
  ALTER TABLE "_posts_v" DROP COLUMN "version_operation_id";
  ALTER TABLE "_posts_v" DROP COLUMN "version_date_chosen";
  ALTER TABLE "_posts_v" DROP COLUMN "version_shared_changed_by";
  ALTER TABLE "_posts_v" DROP COLUMN "version_turn";
  ALTER TABLE "_posts_v" DROP COLUMN "autosave";
  ALTER TABLE "media" DROP COLUMN "decorative";
  ALTER TABLE "media" DROP COLUMN "caption_so";
  ALTER TABLE "media" DROP COLUMN "caption_en";
  ALTER TABLE "media" DROP COLUMN "poster_id";
  ALTER TABLE "media" DROP COLUMN "captions_so_id";
  ALTER TABLE "media" DROP COLUMN "captions_en_id";
  ALTER TABLE "media" DROP COLUMN "source";
  ALTER TABLE "media" DROP COLUMN "pages";
  ALTER TABLE "media" DROP COLUMN "focal_x";
  ALTER TABLE "media" DROP COLUMN "focal_y";
  ALTER TABLE "contact_messages" DROP COLUMN "state";
  ALTER TABLE "contact_messages" DROP COLUMN "assignee_id";
  ALTER TABLE "users_sessions" DROP COLUMN "passed_at";
  ALTER TABLE "users" DROP COLUMN "codes_since";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "redirects_id";
  DROP TYPE "public"."enum_schedules_language";
  DROP TYPE "public"."enum_schedules_action";
  DROP TYPE "public"."enum_schedules_state";
  DROP TYPE "public"."enum_contact_messages_state";
  DROP TYPE "public"."enum_message_replies_department";
  DROP TYPE "public"."enum_invitations_roles";
  DROP TYPE "public"."enum_invitations_departments";
  DROP TYPE "public"."enum_alert_level";
  DROP TYPE "public"."enum_alert_from_tz";
  DROP TYPE "public"."enum_alert_until_tz";
  DROP TYPE "public"."enum_alert_status";
  DROP TYPE "public"."enum__alert_v_version_level";
  DROP TYPE "public"."enum__alert_v_version_from_tz";
  DROP TYPE "public"."enum__alert_v_version_until_tz";
  DROP TYPE "public"."enum__alert_v_version_status";
  DROP TYPE "public"."enum_contact_information_status";
  DROP TYPE "public"."enum__contact_information_v_version_status";
  DROP TYPE "public"."enum_banners_status";
  DROP TYPE "public"."enum__banners_v_version_status";
  DROP TYPE "public"."enum_about_status";
  DROP TYPE "public"."enum__about_v_version_status";
  DROP TYPE "public"."enum_partners_partners_kind";
  DROP TYPE "public"."enum_partners_partners_mark";
  DROP TYPE "public"."enum_partners_status";
  DROP TYPE "public"."enum__partners_v_version_partners_kind";
  DROP TYPE "public"."enum__partners_v_version_partners_mark";
  DROP TYPE "public"."enum__partners_v_version_status";`)
}
