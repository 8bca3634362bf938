-- Why: a word written with letters that nobody sees, or in full width, was another word to a rule of listings.
create or replace function private.word_found(p_text text, p_words text[], p_except text[]) returns text
language plpgsql immutable set search_path = '' as $$
declare
  -- Soft hyphens, joiners, marks of direction: they are drawn as nothing.
  said text := lower(regexp_replace(normalize(p_text, nfkc), '[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]', '', 'g'));
  word text;
begin
  foreach word in array p_except loop said := replace(said, word, ' '); end loop;
  foreach word in array p_words loop
    -- Scripts that put no spaces between words have no edges of words to look for.
    if word ~ '[\u0e00-\u0e7f\u3040-\u30ff\u3400-\u9fff\uac00-\ud7a3]' then
      if strpos(said, word) > 0 then return word; end if;
    elsif strpos(said, word) > 0 and said ~ ('(^|[^[:alnum:]])' || regexp_replace(word, '([^[:alnum:][:space:]])', '\\\1', 'g') || '([^[:alnum:]]|$)') then
      return word;
    end if;
  end loop;
  return null;
end
$$;

-- The words of a rule are kept as they are compared.
create or replace function private.rule_words(p_words jsonb) returns text[] language sql immutable set search_path = '' as $$
  select coalesce(array_agg(distinct w), '{}') from (select lower(normalize(regexp_replace(btrim(x), '\s+', ' ', 'g'), nfkc)) as w
    from jsonb_array_elements_text(case jsonb_typeof(p_words) when 'array' then p_words else '[]' end) x) words where w <> ''
$$;
update public.listing_rules set words = private.rule_words(to_jsonb(words)), except_words = private.rule_words(to_jsonb(except_words));
