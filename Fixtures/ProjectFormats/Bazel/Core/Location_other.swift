// Location_other.swift
