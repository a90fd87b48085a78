package org.pieceworth.rules.variant;

/// A line `key = value` of a variants.ini.
///
/// @param key as written
/// @param value without spaces around it, perhaps empty
/// @param line where it stands, from 1
record VariantSetting(String key, String value, int line) {}
