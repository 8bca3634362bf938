-- What one person writes is read on another's page, so a value that no page can show is refused here, whoever sends it: languages are tags that every
-- browser knows, lists hold texts, and a shop closes on days that calendars have.

create function private.is_language_tag(tag text) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select tag ~* '^[a-z]{2,3}(-[a-z]{4})?(-([a-z]{2}|\d{3}))?$'
$$;
comment on function private.is_language_tag(text) is
  'Language, script and region as BCP 47 has them (zh-Hant-TW, es-419). Variants are left out: nobody needs them, and browsers throw on near misses.';

create function private.are_language_tags(tags text[]) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select coalesce(bool_and(private.is_language_tag(tag)), true) from unnest(tags) tag
$$;
comment on function private.are_language_tags(text[]) is 'Whether every element is a language tag.';

create function private.is_plain_list(list anyarray) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select coalesce(array_ndims(list), 1) = 1 and array_position(list, null) is null
$$;
comment on function private.is_plain_list(anyarray) is 'A list in one dimension without gaps, as pages expect it; array columns take others as well.';

create function private.are_texts(given jsonb) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select jsonb_typeof(given) = 'object' and not jsonb_path_exists(given, 'strict $.* ? (@.type() != "string")', '{}', true)
$$;
comment on function private.are_texts(jsonb) is 'An object that maps names to texts and to nothing else.';

-- A check is asked with the rights of who writes.
grant execute on function private.is_language_tag(text), private.are_language_tags(text[]), private.is_plain_list(anyarray), private.are_texts(jsonb)
  to authenticated, service_role;

create function private.tidy_review_languages() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not private.is_language_tag(new.language) then new.language := 'en'; end if;
  if not private.is_language_tag(new.reply_language) then new.reply_language := ''; end if;
  return new;
end $$;
comment on function private.tidy_review_languages() is 'Who says something odd of their language still writes a review: it counts as English.';
revoke execute on function private.tidy_review_languages() from public;

-- What stands there already.
update public.messages set language_code = null where not private.is_language_tag(language_code);
update public.messages set content_json = null where not private.are_texts(content_json);
update public.products set language = 'en' where not private.is_language_tag(language);
update public.products set tags = '{}' where not private.is_plain_list(tags);
update public.sellers set languages = '{}' where not (private.is_plain_list(languages) and private.are_language_tags(languages));
update public.sellers set specialities = '{}' where not private.is_plain_list(specialities);
update public.sellers set closed_from = null, closed_to = null
 where closed_from not between '2000-01-01' and '2200-01-01' or closed_to not between '2000-01-01' and '2200-01-01';
update public.product_variants set options = '{}' where not private.are_texts(options);
update public.reviews set language = case when private.is_language_tag(language) then language else 'en' end,
       reply_language = case when private.is_language_tag(reply_language) then reply_language else '' end
 where not private.is_language_tag(language) or not (reply_language = '' or private.is_language_tag(reply_language));
delete from public.product_translations where not private.is_language_tag(language);
delete from public.seller_translations where not private.is_language_tag(language);
delete from public.message_translations where not private.is_language_tag(language);
delete from public.review_translations where not private.is_language_tag(language);

create trigger reviews_languages before insert or update of language, reply_language on public.reviews
  for each row execute function private.tidy_review_languages();

alter table public.messages
  drop constraint messages_language_code_check,
  add constraint messages_language_code_check check (private.is_language_tag(language_code)),
  add constraint messages_content_json_texts check (private.are_texts(content_json));
alter table public.products
  drop constraint products_language_check,
  add constraint products_language_check check (private.is_language_tag(language)),
  add constraint products_tags_list check (private.is_plain_list(tags));
alter table public.product_variants add constraint product_variants_options_texts check (private.are_texts(options));
alter table public.sellers
  add constraint sellers_language_tags check (private.is_plain_list(languages) and private.are_language_tags(languages)),
  add constraint sellers_specialities_list check (private.is_plain_list(specialities)),
  add constraint sellers_closed_days check (closed_from between '2000-01-01' and '2200-01-01' and closed_to between '2000-01-01' and '2200-01-01');
alter table public.reviews
  drop constraint reviews_language_check,
  drop constraint reviews_reply_language_check,
  add constraint reviews_language_check check (private.is_language_tag(language)),
  add constraint reviews_reply_language_check check (reply_language = '' or private.is_language_tag(reply_language));
alter table public.product_translations
  drop constraint product_translations_language_check,
  add constraint product_translations_language_check check (private.is_language_tag(language));
alter table public.seller_translations
  drop constraint seller_translations_language_check,
  add constraint seller_translations_language_check check (private.is_language_tag(language));
alter table public.message_translations
  drop constraint message_translations_language_check,
  add constraint message_translations_language_check check (private.is_language_tag(language));
alter table public.review_translations
  drop constraint review_translations_language_check,
  add constraint review_translations_language_check check (private.is_language_tag(language));
