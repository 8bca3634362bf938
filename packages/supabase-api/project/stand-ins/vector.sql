-- Stands in for pgvector, which PostgreSQL does not bring: vectors are kept as their text, checked, and compared by functions in SQL. There are no
-- indexes, so searches look at every row. Runs with the schema of the extension first in the search path.
create type vector;
create function vector_in(cstring) returns vector language internal immutable strict parallel safe as 'textin';
create function vector_out(vector) returns cstring language internal immutable strict parallel safe as 'textout';
create function vector_typmod_in(cstring[]) returns integer language internal immutable strict parallel safe as 'varchartypmodin';
create function vector_typmod_out(integer) returns cstring language internal immutable strict parallel safe as 'varchartypmodout';
create type vector (input = vector_in, output = vector_out, typmod_in = vector_typmod_in, typmod_out = vector_typmod_out, like = text, category = 'U');

-- The text of a vector is that of a list, so PostgreSQL's own words read it; what is no vector is refused when it is kept with its dimensions.
create function vector_to_float8(vector) returns float8[] language sql immutable strict parallel safe
  return string_to_array(btrim($1::text, '[] '), ',')::float8[];
create function vector_sized(given vector, typmod integer, explicit boolean) returns vector language plpgsql immutable strict parallel safe as $$
declare
  found integer := cardinality(string_to_array(btrim(given::text, '[] '), ',')::float8[]);
begin
  -- varchar's modifier counts its length word of four bytes.
  if typmod > 4 and found <> typmod - 4 then
    raise exception 'expected % dimensions, not %', typmod - 4, found using errcode = '22000';
  end if;
  return given;
end
$$;
create cast (vector as text) without function;
create cast (text as vector) without function;
create cast (vector as vector) with function vector_sized(vector, integer, boolean) as implicit;
create cast (vector as float8[]) with function vector_to_float8(vector) as assignment;
create function array_to_vector(float8[]) returns vector language sql immutable strict parallel safe return ('[' || array_to_string($1, ',') || ']')::text::vector;
create cast (float8[] as vector) with function array_to_vector(float8[]) as assignment;
create function real_to_vector(real[]) returns vector language sql immutable strict parallel safe return ('[' || array_to_string($1, ',') || ']')::text::vector;
create cast (real[] as vector) with function real_to_vector(real[]) as assignment;

create function vector_dims(vector) returns integer language sql immutable strict parallel safe return cardinality($1::float8[]);
create function l2_distance(vector, vector) returns float8 language sql immutable strict parallel safe
  return (select sqrt(sum((a - b) ^ 2)) from unnest($1::float8[], $2::float8[]) as pair (a, b));
create function inner_product(vector, vector) returns float8 language sql immutable strict parallel safe
  return (select sum(a * b) from unnest($1::float8[], $2::float8[]) as pair (a, b));
create function negative_inner_product(vector, vector) returns float8 language sql immutable strict parallel safe
  return (select -sum(a * b) from unnest($1::float8[], $2::float8[]) as pair (a, b));
create function cosine_distance(vector, vector) returns float8 language sql immutable strict parallel safe
  return (select 1 - sum(a * b) / nullif(sqrt(sum(a ^ 2)) * sqrt(sum(b ^ 2)), 0) from unnest($1::float8[], $2::float8[]) as pair (a, b));
create function l1_distance(vector, vector) returns float8 language sql immutable strict parallel safe
  return (select sum(abs(a - b)) from unnest($1::float8[], $2::float8[]) as pair (a, b));
create function vector_norm(vector) returns float8 language sql immutable strict parallel safe return (select sqrt(sum(a ^ 2)) from unnest($1::float8[]) as one (a));
create operator <-> (leftarg = vector, rightarg = vector, function = l2_distance, commutator = <->);
create operator <#> (leftarg = vector, rightarg = vector, function = negative_inner_product, commutator = <#>);
create operator <=> (leftarg = vector, rightarg = vector, function = cosine_distance, commutator = <=>);
create operator <+> (leftarg = vector, rightarg = vector, function = l1_distance, commutator = <+>);
