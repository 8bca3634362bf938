-- Names, languages and currencies of people are judged here, whoever writes them: a page's form is passed by with one request. A name is read by others
-- (conversations, reviews, letters), so it has two to fifty characters, no markup and nothing that cannot be seen; languages and currencies are the shop's.

create function private.without_unseen(name text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select regexp_replace(name,
    '[<>\u0001-\u001f\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f'
    '\u2800\u3164\ue000-\uf8ff\ufeff\uffa0\ufff0-\uffff\U000e0000-\U000e00ff\U000f0000-\U0010ffff]',
    '', 'g')
$$;
comment on function private.without_unseen(text) is
  'A text without angle brackets, control characters, and what is not seen or turns the direction of others.';

create function private.tidy_person_name(name text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select btrim(left(btrim(private.without_unseen(regexp_replace(name, '[\s\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+', ' ', 'g'))), 50))
$$;
comment on function private.tidy_person_name(text) is 'What is left of a name without what a name does not hold, spaces as one, at most fifty characters.';

create function private.why_no_person_name(name text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select case
    when private.without_unseen(name) <> name then 'name_characters'
    when char_length(private.tidy_person_name(name)) < 2 then 'name_too_short'
    when char_length(name) > 50 then 'name_too_long'
  end
$$;
comment on function private.why_no_person_name(text) is
  'Why something is no name of a person, else null. app/account/person-name.ts says the same to whoever types one.';

create function private.shop_language(tag text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select coalesce(
    (select code from unnest(array['en', 'th', 'nl', 'de', 'fr', 'it', 'es', 'pt', 'id', 'vi', 'ja', 'ko', 'zh-CN', 'zh-TW', 'zh']) code
      where lower(code) = lower(tag)),
    case
      when not private.is_language_tag(tag) then null
      when tag ~* '^zh-(hant|tw|hk|mo)' then 'zh-TW'
      when tag ~* '^zh-' then 'zh-CN'
      else (select code from unnest(array['en', 'th', 'nl', 'de', 'fr', 'it', 'es', 'pt', 'id', 'vi', 'ja', 'ko']) code
        where code = lower(split_part(tag, '-', 1)))
    end)
$$;
comment on function private.shop_language(text) is
  'The language of the shop that a tag stands for (de-AT is de), or null. `languageOf` of app/i18n/languages.ts reads them alike.';
-- A check is asked with the rights of who writes.
grant execute on function private.without_unseen(text), private.tidy_person_name(text), private.why_no_person_name(text), private.shop_language(text)
  to authenticated, service_role;

-- What stands there already. A name of which too little is left is asked for again, as with a new account.
update public.profiles
   set full_name = case when private.why_no_person_name(private.tidy_person_name(full_name)) is null
     then private.tidy_person_name(full_name) else '' end
 where full_name <> '' and private.why_no_person_name(full_name) is not null;
update public.profiles set language = coalesce(private.shop_language(language), 'en') where language is distinct from private.shop_language(language);
update public.profiles set currency = 'THB' where currency not in (select code from public.currencies);
alter table public.profiles
  drop constraint profiles_full_name_check,
  drop constraint profiles_language_check,
  drop constraint profiles_currency_check,
  alter column currency type character(3),
  add constraint profiles_full_name_check check (full_name = '' or private.why_no_person_name(full_name) is null),
  add constraint profiles_language_check check (private.shop_language(language) is not distinct from language),
  add foreign key (currency) references public.currencies (code);
create index profiles_currency on public.profiles (currency);

create function private.judge_profile() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  -- Empty is who has not said a name yet; nobody takes theirs back.
  reason text := case when new.full_name = '' and (tg_op = 'INSERT' or old.full_name = '') then null else private.why_no_person_name(new.full_name) end;
begin
  if reason is not null then
    raise exception '%', reason using errcode = 'check_violation', column = 'full_name';
  end if;
  return new;
end
$$;
comment on function private.judge_profile() is 'Says why a name is refused, which a check cannot.';
revoke execute on function private.judge_profile() from public;
create trigger profiles_judged before insert or update of full_name on public.profiles for each row execute function private.judge_profile();

create or replace function private.welcome_account() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.profiles (id, email, phone, language)
  values (new.id, new.email, new.phone, coalesce(private.shop_language(new.raw_user_meta_data ->> 'language'), 'en'))
  on conflict (id) do nothing;
  return new;
end
$$;

create or replace function private.settle_account(person uuid, said jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  document text;
  -- Who comes from elsewhere (Google) chose no name here, so theirs is made fit instead of refused.
  name text := private.tidy_person_name(said ->> 'full_name');
begin
  update public.profiles
     set full_name = case when private.why_no_person_name(name) is null then coalesce(name, '') else '' end,
         language = coalesce(private.shop_language(said ->> 'language'), 'en')
   where id = person;
  foreach document in array array['terms', 'privacy'] loop
    if nullif(said ->> (document || '_version'), '') is not null then
      insert into public.agreements (person_id, document, version)
      values (person, document, left(said ->> (document || '_version'), 40)) on conflict do nothing;
    end if;
  end loop;
  if said ->> 'user_type' = 'seller' then
    insert into public.seller_applications (person_id, business_name)
    values (person, left(coalesce(said ->> 'business_name', name, ''), 100)) on conflict (person_id) do nothing;
  end if;
end
$$;

create function private.why_no_metadata(said jsonb) returns text
language sql stable set search_path = '' as $$
  select case
    when said ? 'full_name' and jsonb_typeof(said -> 'full_name') <> 'string' then 'name_characters'
    when said ? 'full_name' and private.why_no_person_name(said ->> 'full_name') is not null then private.why_no_person_name(said ->> 'full_name')
    when said ? 'language' and private.shop_language(said ->> 'language') is null then 'language_unknown'
  end
$$;
comment on function private.why_no_metadata(jsonb) is
  'Why the shop does not take what somebody says of themselves in the metadata of their account, else null.';

create function private.judge_sign_up(event jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  said jsonb := coalesce(nullif(event #> '{user,user_metadata}', 'null'), '{}');
  terms text := private.setting('legal.terms_version') #>> '{}';
  privacy text := private.setting('legal.privacy_version') #>> '{}';
  reason text;
begin
  -- Who comes by Google signs no form: private.follow_account writes down what the sentence beside the button said.
  if coalesce(event #>> '{user,app_metadata,provider}', '') not in ('email', 'phone') then return '{}'; end if;
  reason := case
    when not said ? 'full_name' then 'name_too_short'
    when private.why_no_metadata(said) is not null then private.why_no_metadata(said)
    when nullif(said ->> 'terms_version', '') is null or nullif(said ->> 'privacy_version', '') is null then 'terms_not_agreed'
    when said ->> 'terms_version' <> terms or said ->> 'privacy_version' <> privacy then 'terms_changed'
  end;
  return case when reason is null then '{}' else jsonb_build_object('error', jsonb_build_object('http_code', 422, 'message', reason)) end;
end
$$;
comment on function private.judge_sign_up(jsonb) is
  'The auth service asks before an account is made: it needs a name, and the agreement to the legal texts in force.';

create function private.judge_metadata(event jsonb) returns jsonb
language sql stable security definer set search_path = '' as $$
  select case when reason is null then '{}'::jsonb else jsonb_build_object('error', jsonb_build_object('http_code', 422, 'message', reason)) end
    from private.why_no_metadata(coalesce(nullif(event -> 'given', 'null'), '{}')) reason
$$;
comment on function private.judge_metadata(jsonb) is 'The auth service asks before somebody changes what their account says of them.';
revoke execute on function private.why_no_metadata(jsonb), private.judge_sign_up(jsonb), private.judge_metadata(jsonb) from public;
grant execute on function private.judge_sign_up(jsonb), private.judge_metadata(jsonb) to supabase_auth_admin;
